import { useMemo } from 'react';
import { buildPage } from '../../core/site/nav/pageModel.ts';
import type { SitePage } from '../../core/site/urls/siteIndex.ts';
import { Article } from '../article/Article.tsx';
import { useDoc, useManifest } from '../content/queries/ContentProvider.tsx';
import { Toc, TocBar } from '../features/toc/Toc.tsx';
import layout from './layout.module.css';
import { PageHead } from './PageHead.tsx';
import { PageMeta, PageNotices } from './PageNotices.tsx';
import { type PageProps, usePageEnvironment } from './usePageEnvironment.ts';

export { loadBlocks as prepare } from '../article/Article.tsx';

export default function StandalonePage({ route, arrival }: PageProps<Extract<SitePage, { kind: 'page' }>>) {
  const manifest = useManifest();
  const entry = route.entry;
  const text = useDoc();
  const page = useMemo(() => buildPage(manifest, entry, text), [manifest, entry, text]);
  const environment = usePageEnvironment(entry);

  return (
    <div className={layout.frame} data-toc={page.hasTocColumn || undefined}>
      <main id="main" className={layout.main}>
        <PageNotices page={page} file={entry.file} />
        <article>
          <PageHead page={page} />
          <TocBar key={entry.path} nodes={page.toc} />
          <Article key={entry.file} text={text} environment={environment} arrival={arrival} />
          <PageMeta page={page} entry={entry} />
        </article>
      </main>
      {page.hasTocColumn && (
        <div className={layout.toc}>
          <Toc key={entry.path} nodes={page.toc} />
        </div>
      )}
    </div>
  );
}
