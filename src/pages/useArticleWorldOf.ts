import { useMemo } from 'react';
import type { ArticleLink, ArticleWorld } from '../article/ArticleWorld.ts';
import { PageLink } from '../content/links/PageLink.tsx';
import { useContentSource } from '../content/queries/ContentProvider.tsx';
import { useManifest } from '../content/queries/useManifest.ts';
import type { PageEntry, Version } from '../core/model/manifest.ts';
import { encodePath } from '../core/paths/filePath.ts';
import { type LinkTarget, resolveLink } from '../core/paths/resolveLink.ts';

/** Ties a page's text to the site: its links and files are resolved against its own file. */
export function useArticleWorldOf(entry: PageEntry, version?: Version): ArticleWorld {
  const manifest = useManifest();
  const source = useContentSource();
  return useMemo((): ArticleWorld => {
    const origin = { file: entry.file, version };
    return {
      Link: PageLink,
      resolveHref: (href) => toArticleLink(resolveLink(manifest, origin, href), source.assetUrl),
      resolveFile: (src) => {
        const target = resolveLink(manifest, origin, src);
        if (target.kind === 'asset')
          return { src: source.assetUrl(target.file) + target.suffix, size: entry.images?.[target.file] };
        return /^data:image\//.test(src) ? { src, size: undefined } : undefined;
      },
    };
  }, [manifest, source, entry, version]);
}

function toArticleLink(target: LinkTarget, assetUrl: (file: string) => string): ArticleLink {
  switch (target.kind) {
    case 'page':
      return { kind: 'page', to: encodePath(target.path) + target.search + hashOf(target.anchor) };
    case 'anchor':
      return { kind: 'page', to: hashOf(target.anchor) };
    case 'asset':
      return { kind: 'file', href: assetUrl(target.file) + target.suffix };
    case 'external':
    case 'program':
      return target;
    case 'broken':
      return { kind: 'broken' };
  }
}

const hashOf = (anchor: string) => (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);
