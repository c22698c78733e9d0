import { type FormEvent, type ReactNode, useState } from 'react';
import { searchMessages as words } from '../../../core/i18n/searchMessages.ts';
import { limitQuery } from '../../../core/search/query/queryLength.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SearchForm.part.module.css';

interface SearchFormProps {
  query: string;
  /** Of the field. */
  name: string;
  onAsk: (query: string) => void;
  /** What else is chosen in it, and asks with what is typed by then. */
  children?: (typed: string) => ReactNode;
}

/** A field with a button: the address changes when the reader says so. */
export function SearchForm({ query, name, onAsk, children }: SearchFormProps) {
  const [text, setText] = useState(query);
  const [answered, setAnswered] = useState(query);
  // Back, and what the search proposes, change the query from outside.
  if (answered !== query) {
    setAnswered(query);
    setText(query);
  }
  const typed = limitQuery(text);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== query) onAsk(typed);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={onSubmit}>
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={name}
          placeholder={name}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {children?.(typed)}
        <Button type="submit">{words.submit}</Button>
      </form>
    </search>
  );
}
