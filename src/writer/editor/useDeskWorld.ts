import { useMemo } from 'react';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import type { MarkdownPlace } from '../../core/site/urls/siteIndex.ts';
import type { ArticleWorld } from '../../reader/article/ArticleWorld.ts';
import { useManifest } from '../../reader/content/queries/useManifest.ts';
import type { Drawing } from './drawingQuery.ts';
import type { DeskImages } from './images/useImages.ts';

/** The page's own links and images in the preview: what leads elsewhere opens beside the desk. */
export function useDeskWorld(
  page: MarkdownPlace,
  { useArticleWorldOf }: Drawing,
  { images }: Pick<DeskImages, 'images'>,
): ArticleWorld {
  const manifest = useManifest();
  const world = useArticleWorldOf(page.entry, page.kind === 'doc' ? page.version : undefined);
  return useMemo(
    () => ({
      ...world,
      // What is not saved yet stands nowhere but here.
      resolveFile: (src) => {
        const version = page.kind === 'doc' ? page.version : undefined;
        const target = resolveLink(manifest, { file: page.entry.file, version }, src);
        const image = target.kind === 'asset' ? images.get(target.file) : undefined;
        return image?.url === undefined ? world.resolveFile(src) : { src: image.url, size: undefined };
      },
      readAhead: () => {},
      follow: (link) => {
        const own = world.resolveHref('#');
        const ownAddress = own.kind === 'page' ? new URL(own.href, document.baseURI).href : undefined;
        const anchor = document.getElementById(decodeSafely(link.href.split('#').at(-1) ?? ''));
        if (anchor !== null && ownAddress !== undefined && link.href.startsWith(ownAddress))
          anchor.scrollIntoView();
        else window.open(link.href, '_blank', 'noopener');
        return true;
      },
    }),
    [world, manifest, page, images],
  );
}
