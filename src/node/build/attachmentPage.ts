// HTML attachments, which may run scripts. A static host sends no CSP header with a file, so each attachment is
// published in a sandboxed iframe with an opaque origin: it can access neither the site's storage nor its pages.
// Relative URLs in the attachment still work, since a srcdoc document has the base URL of its parent
// (https://html.spec.whatwg.org/#fallback-base-url).
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { fileName } from '../../core/site/urls/filePath.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { pagesFolder } from '../../core/site/urls/localePaths.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { memoize } from '../../lib/memoize.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';

const SANDBOX = 'allow-scripts allow-forms allow-modals allow-popups allow-downloads';
/** Scrolls to fragments: from a srcdoc document a browser resolves `#part` to the parent's URL. */
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

/** Whether a file is HTML and either lies in a folder of pages or is linked by a page. */
export function isHtmlAttachment(manifest: Manifest, file: string): boolean {
  if (!/\.x?html?$/i.test(file)) return false;
  const folders = [...manifest.versions.map(versionFolder), pagesFolder(manifest)].filter(
    (folder) => folder !== '.',
  );
  return folders.some((folder) => isBelow(folder, file)) || listAttached(manifest).has(file);
}

/** Whether a file was already wrapped by renderAttachment(). */
export const isAttachmentPage = (html: string) => html.startsWith(HEAD);

/** HTML of the page around an attachment. */
export function renderAttachment(file: string, bytes: Uint8Array): string {
  const html = decodeHtml(bytes);
  const title = escapeHtml(/<title[^>]*>\s*([^<]*\S)\s*<\/title>/i.exec(html)?.[1] ?? fileName(file));
  return `${HEAD}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style>
<iframe title="${title}" sandbox="${SANDBOX}" srcdoc="${(html + FOLLOW_ANCHORS).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>
`;
}

/** Decodes by the byte order mark, else by the `charset` in its head, as browsers do. */
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
