// What stands in a shell's root before the application starts.

import { notFoundMessages } from '../../core/i18n/notFoundMessages.ts';
import { shellMessages } from '../../core/i18n/shellMessages.ts';
import type { PageSummary } from '../../core/site/head/pageHead.ts';
import { PAGE_DATA_ID } from '../../core/site/manifest/pageData.ts';
import type { RenderedPage } from '../../core/site/manifest/prerender.ts';
import { SNAPSHOT } from '../../core/site/manifest/shellAttributes.ts';
import { readableUrl } from '../../core/site/urls/readableUrl.ts';
import { mapCandidates } from '../../core/site/urls/srcset.ts';
import { escapeScriptJson } from '../../lib/scriptJson.ts';

/** The page's text. Its addresses lead from the shell's own place, so that it is right below any base path. */
export function renderSnapshot(
  { html, data }: Pick<RenderedPage, 'html' | 'data'>,
  base: string,
  toPlace: (path: string) => string,
): string {
  const toRelative = (address: string) =>
    address.startsWith(base) && !address.startsWith('//')
      ? toPlace(readableUrl(address.slice(base.length)))
      : readableUrl(address);
  const relative = html.replace(
    // Text holds no plain quotes: this matches attributes only.
    / (href|src|srcSet|poster)="([^"]*)"/g,
    (_, name: string, value: string) =>
      ` ${name}="${name === 'srcSet' ? mapCandidates(value, toRelative) : toRelative(value)}"`,
  );
  return `<div id="root" ${SNAPSHOT}="">${relative}</div><script type="application/json" id="${PAGE_DATA_ID}">${escapeScriptJson(data)}</script>`;
}

/**
 * Markup that React has drawn, in fewer characters: without ends of items that what follows ends, and quotes that no
 * browser needs (HTML: optional tags, unquoted attribute values).
 * @example `<li class="a"><a href="/"></a></li></ul>` becomes `<li class=a><a href="/"></a></ul>`
 */
export function shortenMarkup(html: string): string {
  return html
    .replace(/<\/li>(?=<li[ >]|<\/[uo]l>)/g, '')
    .replace(/ (class|type|target|aria-\w+)="([\w-]+)"(?=[ >])/g, ' $1=$2');
}

/** @param root the home page, seen from there; it is drawn, and leads on */
export function renderEmptyRoot(
  { file }: PageSummary,
  root: string,
  address: (file: string) => string,
): string {
  const source = file && `<a href="${address(file)}">${shellMessages.readMarkdown}</a>。`;
  return `<div id="root"></div>
<noscript><p>${shellMessages.needsScript}${source ?? ''}<a href="${root}">${notFoundMessages.goHome}</a>。</p></noscript>`;
}
