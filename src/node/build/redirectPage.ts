// HTML of redirects from equivalent and old URLs. It is small, since static hosts need a file for each URL.
import { dirname } from 'node:path/posix';
import type { PageSummary } from '../../core/site/head/pageHead.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { documentTitle } from '../../core/site/nav/pageKinds.ts';
import { siteUrl } from '../../core/site/urls/siteUrl.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { relativeUrl, type ShellFile } from './outputFiles.ts';

interface Redirect {
  /** The target page. */
  page: PageSummary;
  /** File of the redirect. */
  from: ShellFile;
  /** Target, an encoded URL from the site's root. */
  to: string;
  /** JSON of anchors with targets of their own. */
  anchors?: string | undefined;
  site: SiteConfig;
  /** Bundle of src/reader/entries/redirectToCanonical.ts or redirectMoved.ts. */
  script: string;
}

/** Whether HTML was written by renderRedirect(). */
export const isRedirect = (html: string) => html.includes('<script data-to="');

/** HTML of a redirect: static hosts have no 301, so a script redirects with query and hash, or `meta refresh` without. */
export function renderRedirect({ page, from, to, anchors, site, script }: Redirect): string {
  const href = escapeHtml(relativeUrl(to, dirname(from.file).replace(/^\.$/, '')));
  const title = escapeHtml(documentTitle(site, page.title));
  const canonical = siteUrl(site, page.canonicalPath ?? page.path);
  const data = `data-to="${escapeHtml(to)}" data-depth="${depthOf(from)}"${anchors ? ` data-anchors="${escapeHtml(anchors)}"` : ''}`;
  return [
    `<!doctype html><html lang="${escapeHtml(site.defaultLocale)}"><meta charset="utf-8"><title>${title}</title>`,
    page.noIndex
      ? '<meta name="robots" content="noindex">'
      : canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    '<meta name="color-scheme" content="light dark"><meta name="referrer" content="same-origin">',
    `<script ${data}>${script}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">${page.title === undefined ? title : escapeHtml(page.title)}</a></noscript>`,
    '',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** @example depthOf({ file: 'docs/deploy/index.html', root: '../../' }) === 2 */
function depthOf({ file }: ShellFile): number {
  return file.replace(/(?:\/index)?\.html$/, '').split('/').length;
}
