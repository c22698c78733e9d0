import type { ResolvePrintLink } from '../../../../core/print/printText.ts';
import type { Chapter } from '../../../../core/print/printTree.ts';
import type { Manifest, PageEntry, Version } from '../../../../core/site/manifest/manifest.ts';
import { resolveLink } from '../../../../core/site/urls/resolveLink.ts';
import type { ContentSource } from '../../../../core/source.ts';
import type { ArticleWorld } from '../../../article/ArticleWorld.ts';

export interface PrintPlace {
  manifest: Manifest;
  version: Version | undefined;
  source: ContentSource;
  resolve: ResolvePrintLink;
}

/** Ties a chapter's text to the paper. */
export function createPrintWorld(place: PrintPlace, chapter: Chapter, entry: PageEntry): ArticleWorld {
  const { manifest, version, source, resolve } = place;
  const origin = { file: entry.file, version };
  // A heading's link to itself, which nobody can follow on paper.
  const own = `#${chapter.id}-`;
  return {
    resolveHref: (href) => (href.startsWith(own) ? { kind: 'broken' } : resolve(origin, chapter, href)),
    resolveFile: (src) => {
      const target = resolveLink(manifest, origin, src);
      if (target.kind === 'asset')
        return { src: source.assetUrl(target.file) + target.suffix, size: entry.images?.[target.file] };
      return /^data:image\//.test(src) ? { src, size: undefined } : undefined;
    },
    follow: () => false,
    readAhead: () => {},
    Large: Nothing,
  };
}

const Nothing = () => null;
