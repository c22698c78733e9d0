import { useMemo } from 'react';
import type { ArticleWorld } from '../../article/ArticleWorld.ts';
import type { MarkdownPlace } from '../../core/paths/siteIndex.ts';
import type { Drawing } from './drawingQuery.ts';

/** The page's own links in the preview: what leads elsewhere opens beside the desk. */
export function useDeskWorld(page: MarkdownPlace, { useArticleWorldOf }: Drawing): ArticleWorld {
  const world = useArticleWorldOf(page.entry, page.kind === 'doc' ? page.version : undefined);
  return useMemo(
    () => ({
      ...world,
      readAhead: () => {},
      follow: (link) => {
        const own = world.resolveHref('#');
        const ownAddress = own.kind === 'page' ? new URL(own.href, document.baseURI).href : undefined;
        const anchor =
          link.hash === ''
            ? null
            : document.getElementById(decodeURIComponent(link.href.split('#').at(-1) ?? ''));
        if (anchor !== null && ownAddress !== undefined && link.href.startsWith(ownAddress))
          anchor.scrollIntoView();
        else window.open(link.href, '_blank', 'noopener');
        return true;
      },
    }),
    [world],
  );
}
