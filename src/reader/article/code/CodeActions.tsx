import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ArticleAction } from '../actions/actions.ts';
import styles from './CodeActions.module.css';

/** The buttons on a code block: plain markup (actions/actions.ts). */
export function CodeActions() {
  return (
    <div className={styles.actions}>
      <button
        type="button"
        aria-label={elementMessages.code.wrap}
        title={elementMessages.code.wrap}
        aria-pressed="false"
        data-action={'wrap' satisfies ArticleAction}
      >
        <Icon name="wrap" />
      </button>
      <button
        type="button"
        aria-label={elementMessages.code.copyLabel}
        title={elementMessages.code.copy}
        data-action={'copy' satisfies ArticleAction}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
      <span role="status" />
    </div>
  );
}
