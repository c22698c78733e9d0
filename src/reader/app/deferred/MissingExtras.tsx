import { useSyncExternalStore } from 'react';
import { lateMessages } from '../../../core/i18n/lateMessages.ts';
import { missingExtras } from '../../platform/loadPart.ts';
import styles from '../shell/Shell.module.css';

/** Tells at the foot of the page that something beside the text did not come. */
export function MissingExtras() {
  const isAnyMissing = useSyncExternalStore(missingExtras.subscribe, missingExtras.read, () => false);
  return (
    isAnyMissing && (
      <p className={styles.missing} role="status">
        {lateMessages.missingExtras}
      </p>
    )
  );
}
