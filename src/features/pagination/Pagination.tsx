import { PageLink } from '../../content/links/PageLink.tsx';
import { messages } from '../../core/messages.ts';
import type { PagerLink } from '../../core/nav/pager.ts';
import styles from './Pagination.module.css';

/** Previous and next page in the sidebar's order; the landmark stays when a side is missing. */
export function Pagination({
  previous,
  next,
}: {
  previous: PagerLink | undefined;
  next: PagerLink | undefined;
}) {
  return (
    <nav className={styles.pager} aria-label={messages.pager.label}>
      {previous && <Side link={previous} label={messages.pager.previous} className={styles.previous} />}
      {next && <Side link={next} label={messages.pager.next} className={styles.next} />}
    </nav>
  );
}

function Side({ link, label, className }: { link: PagerLink; label: string; className: string | undefined }) {
  return (
    <PageLink to={link.path} className={className}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{link.title}</span>
    </PageLink>
  );
}
