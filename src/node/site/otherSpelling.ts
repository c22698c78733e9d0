// The page that answers at an address's other spelling: small, since hosts ask for a file of its own for each.
import type { PageSummary } from '../../core/head/pageHead.ts';
import type { SiteConfig } from '../../core/model/manifest.ts';
import { documentTitle } from '../../core/nav/documentTitle.ts';
import { encodePath } from '../../core/paths/filePath.ts';
import { siteUrl } from '../../core/paths/siteUrl.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import type { ShellFile } from './sitePages.ts';

interface OtherSpelling {
  /** What stands there. */
  page: PageSummary;
  /** The file that is asked for under this spelling. */
  from: ShellFile;
  /** The file that the page stands in. */
  to: ShellFile;
  site: SiteConfig;
  /** Of src/entries/leadOn.ts. */
  script: string;
}

/** HTML that leads on to a page, with scripts and without, query and hash kept where a script can. */
export function renderOtherSpelling({ page, from, to, site, script }: OtherSpelling): string {
  const target = encodePath(to.file.replace(/(?:^|\/)index\.html$/, '/'));
  const href = escapeHtml(from.root + target);
  const title = escapeHtml(documentTitle(site, page.title));
  const canonical = siteUrl(site, page.canonicalPath ?? page.path);
  return [
    `<!doctype html><html lang="${escapeHtml(site.defaultLocale)}"><meta charset="utf-8"><title>${title}</title>`,
    page.noIndex
      ? '<meta name="robots" content="noindex">'
      : canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    '<meta name="color-scheme" content="light dark"><meta name="referrer" content="same-origin">',
    `<script data-to="${escapeHtml(target)}" data-depth="${depthOf(from)}">${script}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">${title}</a></noscript>`,
    '',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** @example depthOf({ file: 'docs/deploy/index.html', root: '../../' }) === 2 */
function depthOf({ file }: ShellFile): number {
  return file.replace(/(?:\/index)?\.html$/, '').split('/').length;
}
