import { deferredMessages } from '#i18n/deferredMessages';
import { buildCategoryPage } from '../../core/site/nav/categoryPage.ts';
import { findPagerLinks } from '../../core/site/nav/pager.ts';
import { buildVersionBanner, findVersionLabel } from '../../core/site/nav/versionSwitch.ts';
import type { SitePage } from '../../core/site/urls/siteIndex.ts';
import { PageLink } from '../content/links/PageLink.tsx';
import { useManifest } from '../content/queries/ContentProvider.tsx';
import { Breadcrumbs } from '../features/breadcrumbs/Breadcrumbs.tsx';
import { LazySaveVersion } from '../features/offline/LazySaveVersion.tsx';
import { Pagination } from '../features/pagination/Pagination.tsx';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import { VersionBanner } from '../features/version/VersionBanner.tsx';
import styles from './CategoryPage.part.module.css';
import layout from './layout.module.css';
import { PageHead } from './PageHead.tsx';

/** The generated index page of a category, with a card per item. */
export default function CategoryPage({ route }: { route: Extract<SitePage, { kind: 'category' }> }) {
  const { version, sidebar } = route;
  const manifest = useManifest();
  const banner = buildVersionBanner(manifest, version, route);
  const page = buildCategoryPage(version, sidebar, route.category, route.path);
  const { previous, next } = findPagerLinks(version, { path: route.path, sidebar });

  return (
    <div className={layout.frame}>
      <div className={layout.sidebar}>
        <Sidebar key={`${version.name}/${sidebar}`} nodes={page.sidebar} currentPath={route.path}>
          <LazySaveVersion version={version} />
        </Sidebar>
      </div>
      <main id="main" className={layout.main}>
        {banner && <VersionBanner {...banner} />}
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <article>
          <PageHead
            page={{
              heading: [{ type: 'text', value: page.title }],
              isHeadingHidden: false,
              versionLabel: findVersionLabel(manifest, version),
            }}
          />
          {page.description !== undefined && <p>{page.description}</p>}
          <ul className={styles.cards}>
            {page.cards.map(({ label, href, description, count }) => (
              <li key={href}>
                <PageLink to={href} className={styles.card}>
                  <strong>{label}</strong>
                  {description ?? (count && deferredMessages.generatedIndexCount(count))}
                </PageLink>
              </li>
            ))}
          </ul>
        </article>
        <Pagination previous={previous} next={next} />
      </main>
    </div>
  );
}
