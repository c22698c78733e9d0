import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { offlineMessages } from '../../../core/i18n/offlineMessages.ts';
import { listen } from '../../platform/listen.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './UpdateNotice.part.module.css';
import { checkForUpdate, useWorker } from './worker.ts';

/** Tells that a newer deployment is there; when to see it is the reader's to say. */
export function UpdateNotice() {
  const newer = useWorker((state) => state.newer);
  // Another one is news again.
  const [dismissed, setDismissed] = useState<string>();
  useUpdateChecks();
  return (
    <div role="status" className={styles.frame}>
      {newer !== undefined && newer !== dismissed && (
        <div className={styles.notice}>
          {offlineMessages.updated}
          <Button onClick={() => window.location.reload()}>{offlineMessages.refresh}</Button>
          <IconButton icon="close" name={offlineMessages.dismiss} onClick={() => setDismissed(newer)} />
        </div>
      )}
    </div>
  );
}

/** Looks for a new deployment when the reader moves on, or comes back to the tab. */
function useUpdateChecks(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an occasion
  useEffect(checkForUpdate, [pathname]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkForUpdate();
    };
    return listen(document, ['visibilitychange'], onVisible);
  }, []);
}
