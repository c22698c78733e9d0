import { useEffect, useState } from 'react';
import { COPIED_MARK_DURATION } from '../../../../core/constants.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './take.part.module.css';

interface TakeButtonProps {
  kind: 'section' | 'table' | 'code';
  name: string;
  words: { done: string; failed: string };
  /** Tells whether it worked. */
  run: () => Promise<boolean>;
}

/** A small control that says what came of it. */
export function TakeButton({ kind, name, words, run }: TakeButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = window.setTimeout(() => setOutcome(undefined), COPIED_MARK_DURATION);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const icon = kind === 'code' ? 'download' : 'copy';
  return (
    <>
      <IconButton
        icon={outcome === 'done' ? 'check' : icon}
        name={name}
        title={name}
        className={styles[kind]}
        onClick={() =>
          void run().then(
            (isDone) => setOutcome(isDone ? 'done' : 'failed'),
            () => setOutcome('failed'),
          )
        }
      />
      <span role="status" className={outcome === 'failed' ? styles.failed : 'visually-hidden'}>
        {outcome && words[outcome]}
      </span>
    </>
  );
}
