import { useLayoutEffect, useRef } from 'react';
import { writingMessages as words } from '../../core/messages/writingMessages.ts';
import { focusTitle } from '../../platform/focusQuietly.ts';
import styles from './DeskWait.part.module.css';

/** Stands where the desk will be. @param onRetry where it did not come */
export function DeskWait({ title, onRetry }: { title: string; onRetry: (() => void) | undefined }) {
  const frame = useRef<HTMLElement>(null);
  // Whose focus waits here, on the title, finds it on the title of what comes.
  useLayoutEffect(() => {
    const waiting = frame.current;
    return () => {
      if (waiting?.contains(document.activeElement)) queueMicrotask(focusTitle);
    };
  }, []);
  return (
    <main ref={frame} id="main" className={styles.wait}>
      <h1>{words.title(title)}</h1>
      <p role="status">{onRetry ? words.failed : words.loading}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </main>
  );
}
