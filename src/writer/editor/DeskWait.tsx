import { useLayoutEffect, useRef } from 'react';
import { draftMessages } from '../../core/i18n/draftMessages.ts';
import { writingMessages as words } from '../../core/i18n/writingMessages.ts';
import { focusTitle } from '../../reader/platform/focusQuietly.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import styles from './DeskWait.part.module.css';
import { exportDraft } from './draftWords.ts';

interface DeskWaitProps {
  title: string;
  /** Where it did not come. */
  onRetry: (() => void) | undefined;
  /** What was written of the page: its file may be gone for good. */
  draft: Draft | null | undefined;
}

/** Stands where the desk will be. */
export function DeskWait({ title, onRetry, draft }: DeskWaitProps) {
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
      {onRetry && draft && (
        <button type="button" onClick={() => exportDraft(draft)}>
          {draftMessages.exportDraft}
        </button>
      )}
    </main>
  );
}
