import { useEffect } from 'react';
import { messages } from '#i18n/messages';
import type { PageName } from '../../../core/site/manifest/sidebarItem.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { usePrefetch } from '../../content/queries/ContentProvider.tsx';
import { QUIET_DURATION, whenQuiet } from '../../platform/whenQuiet.ts';
import styles from './Pagination.module.css';

/** Links to the previous and next page of the sidebar. */
export function Pagination({
  previous,
  next,
}: {
  previous: PageName | undefined;
  next: PageName | undefined;
}) {
  const readAhead = usePrefetch();
  const path = next?.path;
  // Prefetches and parses the next page while the browser is idle: most readers open it.
  useEffect(
    () => (path === undefined ? undefined : whenQuiet(() => readAhead(path), QUIET_DURATION)),
    [readAhead, path],
  );

  return (
    <nav className={styles.pager} aria-label={messages.pager.label}>
      {previous && <Side link={previous} label={messages.pager.previous} className={styles.previous} />}
      {next && <Side link={next} label={messages.pager.next} className={styles.next} />}
    </nav>
  );
}

function Side({ link, label, className }: { link: PageName; label: string; className: string | undefined }) {
  return (
    <PageLink to={pageHref(link.path)} className={className}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{link.title}</span>
    </PageLink>
  );
}
