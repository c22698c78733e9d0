import { useLayoutEffect, useState } from 'react';
import { focusTitle } from '../../platform/focusQuietly.ts';
import styles from './Comparison.part.module.css';

/** A place of its own at the beginning of the text, the rest of which the styles hide while the comparison stands. */
export function useRoom(path: string): HTMLElement | null {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own text
  useLayoutEffect(() => {
    const article = document.querySelector('main > article');
    if (article === null) return;
    const made = document.createElement('div');
    made.className = styles.room ?? '';
    // Inside the text's frame: there the page listens for what is done with a text.
    const place = () => {
      if (!made.isConnected) article.querySelector(':scope > .prose')?.prepend(made);
    };
    place();
    setRoom(made);
    // A text that was edited since may come in a frame of its own.
    const observer = new MutationObserver(place);
    observer.observe(article, { childList: true });
    return () => {
      observer.disconnect();
      // The link that leads back to the text goes with it.
      if (made.contains(document.activeElement)) focusTitle();
      made.remove();
    };
  }, [path]);
  return room;
}
