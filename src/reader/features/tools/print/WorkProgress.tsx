import { printMessages as words } from '../../../../core/i18n/printMessages.ts';
import { QuietButton } from '../../../ui/QuietButton.tsx';
import type { PrintProgress } from './layOut.ts';
import styles from './PrintDialog.part.module.css';
import { takeFocus } from './takeFocus.ts';

interface WorkProgressProps {
  progress: PrintProgress | undefined;
  onCancel: () => void;
}

/** How far the paper has come: half of the way the texts are read, half of it they are drawn. */
export function WorkProgress({ progress, onCancel }: WorkProgressProps) {
  const { kind = 'reading', done = 0, total = 0 } = progress ?? {};
  const share = total === 0 ? 0 : (kind === 'reading' ? 0 : 0.5) + done / total / 2;
  return (
    <div className={styles.form}>
      <p className={styles.note}>{words[kind](done, total)}</p>
      <progress aria-label={words.progress} value={share} />
      {/* In steps that a screen reader may say without becoming a nuisance. */}
      <p role="status" className="visually-hidden">
        {words.share(Math.floor(share * 4) * 25)}
      </p>
      <div className={styles.foot}>
        <QuietButton ref={takeFocus} onClick={onCancel}>
          {words.cancel}
        </QuietButton>
      </div>
    </div>
  );
}
