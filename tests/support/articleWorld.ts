import { findExternalKind } from '../../src/core/site/urls/pageHref.ts';
import type { ArticleEnvironment } from '../../src/reader/article/ArticleEnvironment.ts';

/** Around an article without a page: links lead where they say, and nothing happens. */
export const stillWorld: ArticleEnvironment = {
  resolveHref(href) {
    const exit = findExternalKind(href);
    return exit === undefined ? { kind: 'page', href } : { kind: exit, href };
  },
  resolveFile: (src) => (findExternalKind(src) ? undefined : { src, size: undefined }),
  follow: () => false,
  readAhead: () => {},
  Large: () => null,
};
