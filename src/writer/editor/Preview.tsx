import { queryOptions } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { listFrontMatterFields } from '../../core/site/manifest/frontMatter.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import type { ArticleEnvironment } from '../../reader/article/ArticleEnvironment.ts';
import { useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import { loadChunk } from '../../reader/platform/loadChunk.ts';
import type { EditorImages } from './images/useImages.ts';
import styles from './Preview.part.module.css';
import {
  type LinePosition,
  lineAtOffset,
  offsetOfLine,
  type Pane,
  scrollToSyncPoint,
  syncPoint,
} from './scrollSync.ts';
import type { RenderedDraft } from './useParsedDraft.ts';

interface PreviewProps {
  page: MarkdownPage;
  draft: RenderedDraft;
  environment: ArticleEnvironment;
  drawing: ArticleModules;
  ref: Ref<Pane>;
  onScroll: () => void;
  /** Called after a newer text was rendered. */
  onRendered: () => void;
}

/** Renders the draft with the components of a page, so that it looks like the published page. */
export function EditorPreview({
  page: { entry },
  draft,
  environment,
  drawing,
  ref,
  onScroll,
  onRendered,
}: PreviewProps) {
  const { ArticleEnvironmentContext, Block, PageHead, buildPage, useArticleActions } = drawing;
  const manifest = useManifest();
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const overlay = useArticleActions(frame, environment);
  const page = useMemo(() => {
    const title = draft.front.title || draft.doc.title || entry.title;
    return buildPage(manifest, { ...entry, ...listFrontMatterFields(draft.front), title }, draft.doc);
  }, [manifest, entry, draft, buildPage]);
  useImperativeHandle(ref, (): Pane => {
    const pins = () => measurePins(scroller.current, frame.current, draft);
    return {
      syncLine: () => lineAtOffset(pins(), scroller.current ? syncPoint(scroller.current) : 0),
      scrollToLine: (line) => {
        const side = scroller.current;
        if (side !== null) side.scrollTop = scrollToSyncPoint(offsetOfLine(pins(), line), side);
      },
    };
  }, [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has just been drawn
  useEffect(onRendered, [draft, onRendered]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div ref={scroller} className={styles.scroller} onScroll={onScroll} tabIndex={0}>
      <article>
        <PageHead page={page} />
        <ArticleEnvironmentContext.Provider value={environment}>
          <div className="prose" ref={frame}>
            {draft.blocks.map(({ key, tree }) => (
              <Block key={key} tree={tree} />
            ))}
          </div>
        </ArticleEnvironmentContext.Provider>
        {overlay}
      </article>
    </div>
  );
}

/** Measures the lines with a known offset in the preview: the first line, top-level nodes, the last line. */
function measurePins(scroller: Element | null, frame: Element | null, draft: RenderedDraft): LinePosition[] {
  if (scroller === null || frame === null) return [];
  const zero = scroller.getBoundingClientRect().top - scroller.scrollTop;
  const elements = [...frame.children];
  const isKnown = elements.length === draft.nodes.length;
  const pins = draft.nodes.flatMap(({ line }, at): LinePosition[] => {
    const element = isKnown ? elements[at] : undefined;
    if (line === undefined || element === undefined) return [];
    return [{ line, top: element.getBoundingClientRect().top - zero }];
  });
  const lines = draft.text.split('\n').length;
  return [{ line: 1, top: 0 }, ...pins, { line: lines + 1, top: scroller.scrollHeight }];
}

/** Modules that render a page, loaded from the same chunks as for readers. */
export type ArticleModules = Awaited<ReturnType<typeof loadArticleModules>>;

async function loadArticleModules() {
  const [{ articleParts }, { Block }] = await Promise.all([
    loadChunk(() => import(/* webpackChunkName: "docs" */ '../../reader/pages/DocPage.tsx')),
    loadChunk(() => import(/* webpackChunkName: "blocks" */ '../../reader/article/Blocks.tsx')),
  ]);
  return { ...articleParts, Block };
}

export const articleModulesQuery = queryOptions({
  queryKey: ['drawing'],
  queryFn: loadArticleModules,
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Creates the context of links and images in the preview: links to other pages open in a new tab. */
export function usePreviewContext(
  page: MarkdownPage,
  { usePageEnvironment }: ArticleModules,
  { images }: Pick<EditorImages, 'images'>,
): ArticleEnvironment {
  const manifest = useManifest();
  const environment = usePageEnvironment(page.entry, page.kind === 'doc' ? page.version : undefined);
  return useMemo(
    () => ({
      ...environment,
      // An unsaved image has no URL on the server: its data URL is rendered.
      resolveFile: (src) => {
        const version = page.kind === 'doc' ? page.version : undefined;
        const target = resolveLink(manifest, { file: page.entry.file, version }, src);
        const image = target.kind === 'asset' ? images.get(target.file) : undefined;
        return image?.url === undefined ? environment.resolveFile(src) : { src: image.url, size: undefined };
      },
      readAhead: () => {},
      follow: (link) => {
        const own = environment.resolveHref('#');
        const ownAddress = own.kind === 'page' ? new URL(own.href, document.baseURI).href : undefined;
        const anchor = document.getElementById(decodeSafely(link.href.split('#').at(-1) ?? ''));
        if (anchor !== null && ownAddress !== undefined && link.href.startsWith(ownAddress))
          anchor.scrollIntoView();
        else window.open(link.href, '_blank', 'noopener');
        return true;
      },
    }),
    [environment, manifest, page, images],
  );
}
