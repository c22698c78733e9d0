import { writingMessages as words } from '../../core/writingMessages.ts';
import styles from './DeskWait.part.module.css';

/** Stands where the desk will be. @param onRetry where it did not come */
export function DeskWait({ title, onRetry }: { title: string; onRetry: (() => void) | undefined }) {
  return (
    <main id="main" className={styles.wait}>
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
