import { useEffect } from 'react';
import { messages } from '#i18n/messages';
import { offlineMessages } from '#i18n/offlineMessages';
import { ContentError } from '../../../core/errors.ts';
import { formatBytes } from '../../../core/offline/formatBytes.ts';
import { describeContent } from '../../../core/offline/versionFiles.ts';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import { useContentSource, useManifest, useOpenCache } from '../../content/queries/ContentProvider.tsx';
import { readManifest } from '../../content/queries/queries.ts';
import type { SaveProgress } from '../../content/saved/saveVersion.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SaveVersion.part.module.css';
import { lookUpSaved, removeSaved, startSaving, useSavedState } from './savedState.ts';
import { useServiceWorkerState } from './serviceWorker.ts';

/** Saves the current version for offline use; shown only while a service worker is active. */
export default function SaveVersion({ version }: { version: Version }) {
  const source = useContentSource();
  const open = useOpenCache();
  const manifest = useManifest();
  const isActive = useServiceWorkerState((state) => state.isActive);
  const { isKnown, saved, saving, failure } = useSavedState((states) => states[version.name]) ?? {};
  useEffect(() => {
    if (isActive) void lookUpSaved(source, version.name);
  }, [isActive, source, version.name]);
  // The manifest embedded in a prerendered page lacks pages, so the saved version cannot be compared with it.
  if (!isKnown || manifest.coverage?.of === 'page') return null;

  // Fetches the manifest again: the page may have been loaded from an older deployment, whose files no longer
  // exist on the server.
  const readFresh = async () => readManifest({ source, client: (await open()).client });
  const save = () => void startSaving({ source, name: version.name, readManifest: readFresh });
  const remove = () => void removeSaved(source, version.name);
  const isOutdated = saved !== undefined && saved.content !== describeContent(manifest, version);
  return (
    <div className={styles.frame}>
      {saving !== undefined && <Progress {...saving.progress} />}
      <div className={styles.status} role="status">
        {saving !== undefined ? (
          <span className="visually-hidden">{offlineMessages.savedShare(quarters(saving.progress))}</span>
        ) : (
          <>
            {failure !== undefined && <p>{offlineMessages.failed(reasonOf(failure))}</p>}
            {saved !== undefined && (
              <span>
                <Icon name="check" />
                {offlineMessages.saved(formatBytes(saved.bytes))}
              </span>
            )}
          </>
        )}
      </div>
      {saving !== undefined ? (
        <button type="button" onClick={saving.cancel}>
          {offlineMessages.cancel}
        </button>
      ) : saved === undefined ? (
        <button type="button" onClick={save}>
          <Icon name="download" />
          {offlineMessages.save}
        </button>
      ) : (
        <>
          {(isOutdated || failure !== undefined) && (
            <button type="button" aria-label={offlineMessages.updateVersion(version.label)} onClick={save}>
              {offlineMessages.update}
            </button>
          )}
          <button type="button" aria-label={offlineMessages.removeVersion(version.label)} onClick={remove}>
            {offlineMessages.remove}
          </button>
        </>
      )}
    </div>
  );
}

function Progress({ done, total, bytes }: SaveProgress) {
  return (
    <>
      <span>
        {total === 0 ? offlineMessages.preparing : offlineMessages.saving(done, total, formatBytes(bytes))}
      </span>
      <progress aria-label={offlineMessages.progress} value={done} max={Math.max(total, 1)} />
    </>
  );
}

/** Progress in steps of 25 %, because screen readers announce each change of a status. */
function quarters({ done, total }: SaveProgress): number {
  return total === 0 ? 0 : Math.floor((done / total) * 4) * 25;
}

/** Messages by DOMException name. */
const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: offlineMessages.full,
  TimeoutError: offlineMessages.silent,
};

function reasonOf(failure: unknown): string {
  if (failure instanceof ContentError) return messages.contentError[failure.kind].title;
  return (failure instanceof DOMException && REASONS[failure.name]) || offlineMessages.unknown;
}
