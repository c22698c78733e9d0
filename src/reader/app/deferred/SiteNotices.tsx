import { useQuery } from '@tanstack/react-query';
import { ContentError } from '../../../core/errors.ts';
import { messages } from '../../../core/i18n/messages.ts';
import { guessBase } from '../../../core/site/urls/guessBase.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { manifestQuery } from '../../content/queries/queries.ts';
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
