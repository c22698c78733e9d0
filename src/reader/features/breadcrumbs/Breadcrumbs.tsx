import { messages } from '#i18n/messages';
import type { Crumb } from '../../../core/site/nav/sidebarNodes.ts';
import { homePath } from '../../../core/site/urls/localePaths.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const home = homePath(useManifest());
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={messages.breadcrumbs.label}>
      <ol className={styles.list}>
        <li>
          <PageLink to={home} aria-label={messages.layout.home} title={messages.layout.home}>
            <Icon name="home" />
          </PageLink>
        </li>
        {crumbs.map((crumb, at) => (
          <li
            key={`${crumb.label}${crumb.href ?? ''}`}
            aria-current={at === crumbs.length - 1 ? 'page' : undefined}
          >
            {crumb.href === undefined ? crumb.label : <PageLink to={crumb.href}>{crumb.label}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
