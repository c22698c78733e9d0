import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { offlineMessages } from '#i18n/offlineMessages';
import { addListener } from '../../platform/listen.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { checkForUpdate, useServiceWorkerState } from './serviceWorker.ts';
import styles from './UpdateNotice.part.module.css';

/** Notifies of a newer deployment; the reader decides when to reload. */
export function UpdateNotice() {
  const newer = useServiceWorkerState((state) => state.newer);
  // The dismissed deployment: the notice is shown again for a later deployment.
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

/** Checks for a new deployment on each navigation and when the tab becomes visible. */
function useUpdateChecks(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation
  useEffect(checkForUpdate, [pathname]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkForUpdate();
    };
    return addListener(document, ['visibilitychange'], onVisible);
  }, []);
}
