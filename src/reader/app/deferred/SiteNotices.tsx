import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ContentError } from '../../../core/errors.ts';
import { lateMessages } from '../../../core/i18n/lateMessages.ts';
import { messages } from '../../../core/i18n/messages.ts';
import { guessBase } from '../../../core/site/urls/guessBase.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { manifestQuery } from '../../content/queries/queries.ts';
import { missingExtras } from '../../platform/loadPart.ts';
import shellStyles from '../shell/Shell.module.css';
import styles from './SiteNotices.part.module.css';

/** Tells below a page that stands that the site around it is not there: other pages will not open. */
export function SiteNotice() {
  const source = useContentSource();
  const { data, error } = useQuery(manifestQuery(source));
  const failure = data?.failure ?? error;
  if (!(failure instanceof ContentError) || failure.kind !== 'notFound') return null;
  const tried = source.assetUrl('');
  return (
    <p className={styles.notice} role="alert">
      {messages.contentError.baseUrl(tried, guessBase(window.location.pathname, tried))}
      {/* Where a network asks for a login first, the base path is right. */}
      <br />
      {failure.place}：{failure.message}
    </p>
  );
}

/** Tells at the foot of the page that something beside the text did not come. */
export function MissingExtras() {
  const isAnyMissing = useSyncExternalStore(missingExtras.subscribe, missingExtras.read, () => false);
  return (
    isAnyMissing && (
      <p className={shellStyles.missing} role="status">
        {lateMessages.missingExtras}
      </p>
    )
  );
}
