import { useMemo } from 'react';
import { buildDocPage, buildPage } from '../../core/site/nav/pageModel.ts';
import type { SitePage } from '../../core/site/urls/siteIndex.ts';
import { Article } from '../article/Article.tsx';
import { ArticleEnvironmentContext } from '../article/ArticleEnvironment.ts';
import { useArticleActions } from '../article/actions/useArticleActions.tsx';
import { useDoc, useManifest } from '../content/queries/ContentProvider.tsx';
import { Breadcrumbs } from '../features/breadcrumbs/Breadcrumbs.tsx';
import { LazySaveVersion } from '../features/offline/LazySaveVersion.tsx';
import { Pagination } from '../features/pagination/Pagination.tsx';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import { Toc, TocBar } from '../features/toc/Toc.tsx';
import { MissingDocNotice } from '../features/version/MissingDocNotice.tsx';
import { VersionBanner } from '../features/version/VersionBanner.tsx';
import layout from './layout.module.css';
import { PageHead } from './PageHead.tsx';
import { PageMeta, PageNotices } from './PageNotices.tsx';
import { type PageProps, usePageEnvironment } from './usePageEnvironment.ts';

export { loadBlocks as prepare } from '../article/Article.tsx';
export { usePageEnvironment };

/** A page of the docs: sidebar, article, table of contents. */
export default function DocPage({ route, arrival }: PageProps<Extract<SitePage, { kind: 'doc' }>>) {
  const manifest = useManifest();
  const { version, entry } = route;
  const text = useDoc();
  const page = useMemo(() => buildDocPage(manifest, version, entry, text), [manifest, version, entry, text]);
  const environment = usePageEnvironment(entry, version);

  return (
    <div className={layout.frame} data-toc={page.hasTocColumn || undefined}>
      {page.sidebar.length > 0 && (
        <div className={layout.sidebar}>
          <Sidebar key={`${version.name}/${entry.sidebar}`} nodes={page.sidebar} currentPath={entry.path}>
            <LazySaveVersion version={version} />
          </Sidebar>
        </div>
      )}
      <main id="main" className={layout.main}>
        <MissingDocNotice label={version.label} />
        <PageNotices page={page} file={entry.file} />
        {page.banner && <VersionBanner {...page.banner} />}
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <article {...page.language}>
          <PageHead page={page} />
          <TocBar key={entry.path} nodes={page.toc} />
          <Article key={entry.file} text={text} environment={environment} arrival={arrival} />
          <PageMeta page={page} entry={entry} version={version} />
        </article>
        <Pagination previous={page.previous} next={page.next} />
      </main>
      {page.hasTocColumn && (
        <div className={layout.toc}>
          <Toc key={entry.path} nodes={page.toc} />
        </div>
      )}
    </div>
  );
}

/**
 * Components and hooks that the editor shares with a page. The editor gets them by a lazy import of this chunk:
 * otherwise webpack would duplicate the modules in both chunks, or create one more chunk that each first
 * visit loads.
 */
export const articleParts = {
  ArticleEnvironmentContext,
  PageHead,
  buildPage,
  useArticleActions,
  usePageEnvironment,
};
