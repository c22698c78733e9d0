import { fileToUrl } from '../../core/site/urls/fileUrl.ts';
import { findListed } from './listFile.ts';

/**
 * Redirects of another engine, as far as they lead to pages.
 * @param pairs old path and file of the page, both from the top of the site
 * @example findRedirects([['old.html', 'a/README.md']], new Set(['a/README.md'])) // { '/old': '/a/' }
 */
export function findRedirects(
  pairs: readonly (readonly [from: string, to: string])[],
  pages: ReadonlySet<string>,
  path = '',
): Record<string, string> {
  return Object.fromEntries(
    pairs.flatMap(([from, to]) => {
      const page = findListed(pages, to.replace(/\.html(?=$|#)/, ''));
      const old = `/${from.replace(/^\.?\//, '')}`.replace(/(?:\/index)?\.(?:html|md)$/, '');
      return page === undefined ? [] : [[path + old, path + toUrl(page)]];
    }),
  );
}

/** URL path of a page below its version, where README and index are the pages of their folders. */
export const toUrl = (page: string) => fileToUrl(page, { index: ['README', 'readme', 'index'] });
