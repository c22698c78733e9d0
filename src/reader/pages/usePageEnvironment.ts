import { useMemo } from 'react';
import type { PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { toHash } from '../../core/site/urls/pageHref.ts';
import { type LinkTarget, resolveLink } from '../../core/site/urls/resolveLink.ts';
import type { ArticleEnvironment, ArticleLink } from '../article/ArticleEnvironment.ts';
import type { Arrival } from '../article/useRenderedCount.ts';
import { useSiteLinks } from '../content/links/useSiteLinks.ts';
import { useContentSource, useManifest } from '../content/queries/ContentProvider.tsx';
import { LazyLightbox } from '../features/lightbox/LazyLightbox.tsx';

/** The environment of a page's article: resolves links and files relative to the page's source file. */
export function usePageEnvironment(entry: PageEntry, version?: Version): ArticleEnvironment {
  const manifest = useManifest();
  const source = useContentSource();
  const { base, follow, readAhead } = useSiteLinks();
  return useMemo((): ArticleEnvironment => {
    const origin = { file: entry.file, version };
    const addresses = {
      page: (path: string) => base.slice(0, -1) + encodePath(path),
      own: base.slice(0, -1) + encodePath(entry.path),
      asset: source.assetUrl,
    };
    return {
      follow,
      readAhead,
      Large: LazyLightbox,
      imageHosts: manifest.site.imageHosts,
      resolveHref: (href) => toArticleLink(resolveLink(manifest, origin, href), addresses),
      resolveFile: (src) => {
        const target = resolveLink(manifest, origin, src);
        if (target.kind === 'asset')
          return { src: source.assetUrl(target.file) + target.suffix, size: entry.images?.[target.file] };
        return /^data:image\//.test(src) ? { src, size: undefined } : undefined;
      },
    };
  }, [manifest, source, base, follow, readAhead, entry, version]);
}

interface Addresses {
  page: (path: string) => string;
  /** URL of the page that contains the link. */
  own: string;
  asset: (file: string) => string;
}

function toArticleLink(target: LinkTarget, { page, own, asset }: Addresses): ArticleLink {
  switch (target.kind) {
    case 'page':
      return { kind: 'page', href: page(target.path) + target.search + toHash(target.anchor) };
    case 'anchor':
      return { kind: 'page', href: own + toHash(target.anchor) };
    case 'asset':
      return { kind: 'file', href: asset(target.file) + target.suffix };
    case 'external':
    case 'program':
      return target;
    case 'broken':
      return { kind: 'broken' };
  }
}

/** Props of every page component. */
export interface PageProps<R> {
  route: R;
  arrival: Arrival;
}
