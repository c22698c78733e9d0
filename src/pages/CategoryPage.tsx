import { PageLink } from '../content/PageLink.tsx';
import { messages } from '../core/messages.ts';
import { buildCategoryPage } from '../core/nav/categoryPage.ts';
import { findPagerLinks } from '../core/nav/pager.ts';
import type { Place } from '../core/paths/siteIndex.ts';
import { Breadcrumbs } from '../features/breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from '../features/pagination/Pagination.tsx';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import styles from './CategoryPage.module.css';
import layout from './layout.module.css';
import { usePageTitle } from './usePageTitle.ts';

/** A category's generated page: a card for each of its items. */
export default function CategoryPage({ route }: { route: Extract<Place, { kind: 'category' }> }) {
  const { version, sidebar } = route;
  const page = buildCategoryPage(version, sidebar, route.category, route.path);
  const { previous, next } = findPagerLinks(version, { path: route.path, sidebar });
  usePageTitle(page.title);

  return (
    <div className={layout.frame}>
      <div className={layout.sidebar}>
        <Sidebar key={`${version.name}/${sidebar}`} nodes={page.sidebar} currentPath={route.path} />
      </div>
      <main id="main" className={layout.main}>
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <article>
          <h1 className={layout.title}>{page.title}</h1>
          {page.description !== undefined && <p>{page.description}</p>}
          <ul className={styles.cards}>
            {page.cards.map((card) => (
              <li key={card.href}>
                <PageLink to={card.href} className={styles.card}>
                  <strong>{card.label}</strong>
                  <span>{card.description ?? messages.article.generatedIndexCount(card.count)}</span>
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
