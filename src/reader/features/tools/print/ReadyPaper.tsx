import { useEffect } from 'react';
import { printMessages as words } from '../../../../core/i18n/printMessages.ts';
import type { Chapter } from '../../../../core/print/printTree.ts';
import { Button } from '../../../ui/Button.tsx';
import { QuietButton } from '../../../ui/QuietButton.tsx';
import type { Paper } from './Paper.ts';
import styles from './PrintDialog.part.module.css';
import { takeFocus } from './takeFocus.ts';

interface ReadyPaperProps {
  paper: Paper;
  missing: readonly Chapter[];
  onRetry: () => void;
  onBack: () => void;
}

/** The paper is ready: it is what the browser prints, by whatever way, as long as this stands. */
export function ReadyPaper({ paper, missing, onRetry, onBack }: ReadyPaperProps) {
  const isWhole = missing.length === 0;
  useEffect(() => {
    document.body.dataset.printing = '';
    return () => {
      delete document.body.dataset.printing;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not where the reader should know something first
  useEffect(() => {
    if (isWhole) print(paper);
  }, []);
  return (
    <div className={styles.form}>
      <p role="status" className={styles.note}>
        {words.ready(paper.texts.size - missing.length)}
      </p>
      {!isWhole && (
        <div role="alert">
          <p className={styles.note}>{words.missing}</p>
          <ul className={styles.missing}>
            {missing.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        <QuietButton onClick={onBack}>{words.back}</QuietButton>
        {!isWhole && <QuietButton onClick={onRetry}>{words.retry}</QuietButton>}
        <Button ref={takeFocus} onClick={() => print(paper)}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}

/** Under a title of its own, which browsers make the name of the file. */
function print({ site, title }: Paper): void {
  const before = document.title;
  document.title = words.paper.title(site, title);
  window.print();
  document.title = before;
}
