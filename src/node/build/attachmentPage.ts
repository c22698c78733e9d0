// HTML files that lie beside the pages: writers attach them, and they may run scripts. Static hosts send no policy of
// ours with a file, so that each is published inside a frame whose document has an origin of its own: it reaches
// neither the storage of the site nor its pages. Paths in it count from its own URL, as a srcdoc document has the base
// URL of the page around it (https://html.spec.whatwg.org/#fallback-base-url).
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { fileName } from '../../core/site/urls/filePath.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { memoize } from '../../lib/memoize.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

const SANDBOX = 'allow-scripts allow-forms allow-modals allow-popups allow-downloads';
/** For the browser `#part` leads from a srcdoc document to the page around it. */
const FOLLOW_ANCHORS = `<script>{
  const show = (hash) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    show(link.hash);
  });
  addEventListener('load', () => show(new URL(document.baseURI).hash));
}</script>`;
const HEAD = '<!doctype html><html data-attachment>';

const listAttached = memoize(
  (manifest: Manifest) =>
    new Set(listSiteEntries(manifest).flatMap(({ attachments = {} }) => Object.values(attachments))),
);

/** Whether a file is HTML that lies beside the pages of a site, or that one of them links to. */
export function isHtmlAttachment(manifest: Manifest, file: string): boolean {
  if (!/\.x?html?$/i.test(file)) return false;
  const folders = [...manifest.versions.map(versionFolder), 'pages'].filter((folder) => folder !== '.');
  return folders.some((folder) => isBelow(folder, file)) || listAttached(manifest).has(file);
}

/** Whether a file has been published so already. */
export const isAttachmentPage = (html: string) => html.startsWith(HEAD);

/** The page that shows an attached file. */
export function renderAttachment(file: string, bytes: Uint8Array): string {
  const html = decodeHtml(bytes);
  const title = escapeHtml(/<title[^>]*>\s*([^<]*\S)\s*<\/title>/i.exec(html)?.[1] ?? fileName(file));
  return `${HEAD}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style>
<iframe title="${title}" sandbox="${SANDBOX}" srcdoc="${(html + FOLLOW_ANCHORS).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>
`;
}

/** By its byte order mark, else by what its head says, as browsers do. */
function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const mark = head.startsWith('\xFF\xFE')
    ? 'utf-16le'
    : head.startsWith('\xFE\xFF')
      ? 'utf-16be'
      : undefined;
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(mark ?? named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
