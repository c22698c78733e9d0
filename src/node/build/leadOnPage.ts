// The page that answers at an address's other spelling, or at an old address: small, since hosts ask for a file of
// its own for each.
import { dirname } from 'node:path/posix';
import type { PageSummary } from '../../core/site/head/pageHead.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { documentTitle } from '../../core/site/nav/pageKinds.ts';
import { siteUrl } from '../../core/site/urls/siteUrl.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { nearAddress } from './nearAddress.ts';
import type { ShellFile } from './sitePages.ts';

interface LeadOnPage {
  /** What stands where it leads. */
  page: PageSummary;
  /** The file that is asked for. */
  from: ShellFile;
  /** Where it leads, from the site's root, encoded. */
  to: string;
  /** Anchors that lead elsewhere, each with where, as JSON. */
  anchors?: string | undefined;
  site: SiteConfig;
  /** Of src/reader/entries/redirectToCanonical.ts or movedOn.ts. */
  script: string;
}

/** Whether HTML was written by `renderLeadOn`. */
export const isLeadOn = (html: string) => html.includes('<script data-to="');

/** HTML that leads on to a page, with scripts and without, query and hash kept where a script can. */
export function renderLeadOn({ page, from, to, anchors, site, script }: LeadOnPage): string {
  const href = escapeHtml(nearAddress(to, dirname(from.file).replace(/^\.$/, '')));
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
