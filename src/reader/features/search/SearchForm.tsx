import { type FormEvent, type ReactNode, useState } from 'react';
import { searchMessages as words } from '#i18n/searchMessages';
import { limitQuery } from '../../../core/search/query/queryLength.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SearchForm.part.module.css';

interface SearchFormProps {
  query: string;
  /** Accessible name of the field. */
  name: string;
  onAsk: (query: string) => void;
  /** Further controls of the form; called with the typed query. */
  children?: (typed: string) => ReactNode;
}

/** A search field with a submit button; `onAsk` is called on submit only, not while typing. */
export function SearchForm({ query, name, onAsk, children }: SearchFormProps) {
  const [text, setText] = useState(query);
  const [answered, setAnswered] = useState(query);
  // Navigation and suggestions change the prop: it replaces the typed text.
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
