import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#i18n/messages';
import { notFoundMessages } from '#i18n/notFoundMessages';
import { searchMessages } from '#i18n/searchMessages';
import { formatSearchUrl } from '../../core/search/answer/searchUrl.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { titleOfRoute } from '../../core/site/nav/pageKinds.ts';
import { buildSidebarNodes } from '../../core/site/nav/sidebarNodes.ts';
import { findInOtherVersion, findSimilarPages } from '../../core/site/nav/similarPages.ts';
import { homePath } from '../../core/site/urls/localePaths.ts';
import { pageHref } from '../../core/site/urls/pageHref.ts';
import { latestVersion } from '../../core/site/urls/route.ts';
import { PageLink } from '../content/links/PageLink.tsx';
import { useManifest } from '../content/queries/ContentProvider.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import layout from './layout.module.css';

/** The 404 page: links to the same page of another version, to similar URLs, the search and the sidebar. */
export default function NotFoundPage({ route }: { route: { version: Version | undefined; path: string } }) {
  const manifest = useManifest();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const version = route.version ?? latestVersion(manifest);
  const elsewhere =
    route.version && findInOtherVersion(manifest, { version: route.version, path: route.path });
  const similar = elsewhere === undefined ? findSimilarPages(version, pathname) : [];
  const [sidebar] = Object.keys(version.sidebars);
  const searchOf = (query: string) => formatSearchUrl(manifest, { query, versions: [version] });

  return (
    <div className={layout.frame} data-toc="">
      {sidebar !== undefined && (
        <div className={layout.sidebar}>
          <Sidebar nodes={buildSidebarNodes(version, sidebar, pathname)} currentPath={pathname} />
        </div>
      )}
      <main id="main" className={layout.main}>
        <h1 className={layout.title}>{messages.notFound.title}</h1>
        <p>{notFoundMessages.line1}</p>
        {elsewhere && (
          <p>
            {notFoundMessages.elsewhere(version.label)}
            <PageLink to={pageHref(elsewhere.path)}>
              {notFoundMessages.pageOf(titleOfRoute(elsewhere) ?? '', elsewhere.version.label)}
            </PageLink>
          </p>
        )}
        <p>{notFoundMessages.line2}</p>
        {searchOf('') !== undefined && (
          <SearchForm
            query=""
            name={searchMessages.field(version.label)}
            onAsk={(query) => void navigate(searchOf(query) ?? homePath(manifest))}
          />
        )}
        {similar.length > 0 && (
          <>
            <p>{notFoundMessages.nearest}</p>
            <ul>
              {similar.map((doc) => (
                <li key={doc.id}>
                  <PageLink to={pageHref(doc.path)}>{doc.title}</PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <PageLink to={homePath(manifest)}>{notFoundMessages.goHome}</PageLink>
        </p>
      </main>
    </div>
  );
}
