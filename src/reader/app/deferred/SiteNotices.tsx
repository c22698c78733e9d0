import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deferredMessages } from '#i18n/deferredMessages';
import { messages } from '#i18n/messages';
import { ContentError } from '../../../core/errors.ts';
import { guessBase } from '../../../core/site/urls/deriveBase.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { manifestQuery } from '../../content/queries/queries.ts';
import { failedChunks } from '../../platform/loadChunk.ts';
import shellStyles from '../shell/Shell.module.css';
import styles from './SiteNotices.part.module.css';

/** Warns below a prerendered page if the manifest is not found: no other page will load. */
export function SiteNotice() {
  const source = useContentSource();
  const { data, error } = useQuery(manifestQuery(source));
  const failure = data?.failure ?? error;
  if (!(failure instanceof ContentError) || failure.kind !== 'notFound') return null;
  const tried = source.assetUrl('');
  return (
    <p className={styles.notice} role="alert">
      {messages.contentError.baseUrl(tried, guessBase(window.location.pathname, tried))}
      {/* Show the error itself, too: a captive portal also causes it, although the base path is right. */}
      <br />
      {messages.labelled(failure.place, failure.message)}
    </p>
  );
}

/** Reports below the page that a feature failed to load. */
export function MissingFeaturesNotice() {
  const isAnyMissing = useSyncExternalStore(failedChunks.subscribe, failedChunks.read, () => false);
  return (
    isAnyMissing && (
      <p className={shellStyles.missing} role="status">
        {deferredMessages.missingChunks}
      </p>
    )
  );
}
