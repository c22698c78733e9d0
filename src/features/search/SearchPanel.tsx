import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PageLink } from '../../content/PageLink.tsx';
import { messages } from '../../core/messages.ts';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { findTitles } from '../../core/search/findTitles.ts';
import { closeDialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchPanel.module.css';

/** Where each key moves the choice in a list of `count` hits. */
const MOVES: Record<string, (chosen: number, count: number) => number> = {
  ArrowDown: (chosen, count) => (chosen + 1) % count,
  ArrowUp: (chosen, count) => (chosen - 1 + count) % count,
};

/** A field and the pages and sections whose names hold what is typed in it. */
export default function SearchPanel({ manifest, version }: { manifest: Manifest; version: Version }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const asked = useDeferredValue(query);
  const hits = useMemo(() => findTitles(manifest, version, asked), [manifest, version, asked]);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isAsked = asked.trim() !== '';

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // In braces: some browsers give a promise, which is no clean-up.
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, the keys are its own.
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setChosen(move(chosen, hits.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      list.current?.querySelectorAll('a')[chosen]?.click();
    }
  };

  return (
    <>
      <div className={styles.head}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          role="combobox"
          aria-label={messages.search.field(version.label)}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={hits.length > 0 ? `${id}${chosen}` : undefined}
          aria-autocomplete="list"
          placeholder={messages.search.field(version.label)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" name={messages.search.close} onClick={closeDialog} />
      </div>
      <p className={hits.length > 0 ? 'visually-hidden' : styles.words} role="status">
        {isAsked ? messages.search.count(hits.length, asked.trim(), version.label) : messages.search.hint}
      </p>
      <div
        ref={list}
        id={`${id}list`}
        className={styles.list}
        role="listbox"
        aria-label={messages.search.results}
      >
        {hits.map((hit, at) => (
          <PageLink
            key={hit.href}
            id={`${id}${at}`}
            className={styles.hit}
            role="option"
            aria-selected={at === chosen}
            tabIndex={-1}
            to={hit.href}
            onMouseMove={() => setChosen(at)}
          >
            <strong>{hit.heading ?? hit.title}</strong>
            <span>{hit.text}</span>
          </PageLink>
        ))}
      </div>
    </>
  );
}
