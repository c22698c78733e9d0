import { useEffect, useSyncExternalStore } from 'react';
import { messages } from '../../core/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isSearchKey } from './isSearchKey.ts';
import styles from './SearchButton.module.css';

/** Opens the search: by click, by Ctrl K or ⌘ K, or by `/` where nothing is being typed. */
export function SearchButton({ onOpen, isOpen }: { onOpen: () => void; isOpen: boolean }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
  const keys = useSyncExternalStore(neverChanges, keysOfSystem, () => 'Ctrl K');

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={messages.search.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K /"
      title={messages.search.open}
      onClick={onOpen}
    >
      <Icon name="search" />
      {/* The keys are drawn by the style sheet: aria-keyshortcuts tells them to who cannot see them. */}
      <span className={styles.words} data-keys={keys}>
        {messages.search.open}
      </span>
    </button>
  );
}

const keysOfSystem = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
const neverChanges = () => () => {};
