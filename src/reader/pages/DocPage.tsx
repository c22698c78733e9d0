import { useMemo } from 'react';
import { buildDocPage } from '../../core/site/nav/pageModel.ts';
import type { Place } from '../../core/site/urls/siteIndex.ts';
import { Article } from '../article/Article.tsx';
import { useDoc, useManifest } from '../content/queries/ContentProvider.tsx';
import { Breadcrumbs } from '../features/breadcrumbs/Breadcrumbs.tsx';
import { OfflineFoot } from '../features/offline/OfflineFoot.tsx';
import { Pagination } from '../features/pagination/Pagination.tsx';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import { Toc } from '../features/toc/Toc.tsx';
import { TocBar } from '../features/toc/TocBar.tsx';
import { MissingDocNotice } from '../features/version/MissingDocNotice.tsx';
import { VersionBanner } from '../features/version/VersionBanner.tsx';
import layout from './layout.module.css';
import { PageHead } from './PageHead.tsx';
import { PageMeta } from './PageMeta.tsx';
import { PageNotices } from './PageNotices.tsx';
import type { PageProps } from './pageProps.ts';
import { useArticleWorldOf } from './useArticleWorldOf.ts';

/** Loads what draws a text that the build did not draw. */
export { loadBlocks as prepare } from '../article/blocks.ts';
export { articleParts } from './articleParts.ts';
/** For what takes the text's place. */
export { useArticleWorldOf };

/** A doc of a version: sidebar, article, table of contents. */
export default function DocPage({ route, arrival }: PageProps<Extract<Place, { kind: 'doc' }>>) {
  const manifest = useManifest();
  const { version, entry } = route;
  const text = useDoc();
  const page = useMemo(() => buildDocPage(manifest, version, entry, text), [manifest, version, entry, text]);
  const world = useArticleWorldOf(entry, version);

  return (
    <div className={layout.frame} data-toc={page.hasTocColumn || undefined}>
      {page.sidebar.length > 0 && (
        <div className={layout.sidebar}>
          <Sidebar key={`${version.name}/${entry.sidebar}`} nodes={page.sidebar} currentPath={entry.path}>
            <OfflineFoot version={version} />
          </Sidebar>
        </div>
      )}
      <main id="main" className={layout.main}>
        <MissingDocNotice label={version.label} />
        <PageNotices page={page} file={entry.file} />
        {page.banner && <VersionBanner {...page.banner} />}
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <article>
          <PageHead page={page} />
          <TocBar key={entry.path} nodes={page.toc} />
          <Article key={entry.file} text={text} world={world} arrival={arrival} />
          <PageMeta page={page} />
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
