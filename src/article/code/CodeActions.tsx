import { useState } from 'react';
import { COPIED_MARK_DURATION } from '../../core/constants.ts';
import { messages } from '../../core/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { copyText } from '../copyText.ts';
import styles from './CodeActions.module.css';

interface CodeActionsProps {
  code: string;
  /** Absent where nothing overflows. */
  onWrap: (() => void) | undefined;
  isWrapped: boolean;
}

/** The buttons on a code block. */
export function CodeActions({ code, onWrap, isWrapped }: CodeActionsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    setOutcome((await copyText(code)) ? 'copied' : 'copyFailed');
    setTimeout(() => setOutcome(undefined), COPIED_MARK_DURATION);
  };
  return (
    <div className={styles.actions} data-active={outcome !== undefined || undefined}>
      {onWrap && (
        <button
          type="button"
          aria-label={messages.code.wrap}
          title={messages.code.wrap}
          aria-pressed={isWrapped}
          onClick={onWrap}
        >
          <Icon name="wrap" />
        </button>
      )}
      <button type="button" aria-label={messages.code.copyLabel} title={messages.code.copy} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className={outcome === undefined ? 'visually-hidden' : styles.outcome} role="status">
        {outcome && messages.code[outcome]}
      </span>
    </div>
  );
}
