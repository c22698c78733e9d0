// Reads the prerendered page: its HTML, and its embedded data, which are a slice of the manifest and the metadata of the
// text. The application hydrates it without a request for content.

import type { AdoptedText } from '../../../core/document/parsedDoc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { PAGE_DATA_ID, readPageData } from '../../../core/site/manifest/pageData.ts';
import { PRERENDERED_ATTRIBUTE } from '../../../core/site/manifest/shellAttributes.ts';
import { decodeSafely, encodePath } from '../../../core/site/urls/filePath.ts';
import {
  fileOfRoute,
  findCanonicalPath,
  type Located,
  locateInManifest,
} from '../../../core/site/urls/route.ts';
import type { EmbeddedPage } from '../../content/queries/cache.ts';

/**
 * Reads the prerendered page of the current URL, and replaces that URL by the canonical one. Call it before the first
 * render: React may recreate the elements around the text, so this collects the nodes of the text.
 * @param base path of the site on its host, with a slash at both ends
 * @returns undefined if the shell is empty, or contains the page of another URL
 */
export function readPrerenderedPage(root: HTMLElement, base: string): (Located & EmbeddedPage) | undefined {
  const embedded = root.hasAttribute(PRERENDERED_ATTRIBUTE) ? readEmbeddedPage(root) : undefined;
  if (embedded === undefined) return undefined;
  const { manifest, text } = embedded;
  const { pathname, search, hash } = window.location;
  const requested = pathname.slice(base.length - 1);
  const located = locateInManifest(manifest, requested);
  if (located === undefined) return undefined;
  const file = fileOfRoute(located.route);
  if (file !== undefined && text === undefined) return undefined;
  resolveUrls(root);
  const canonical = findCanonicalPath(located.route, requested);
  if (canonical !== undefined)
    window.history.replaceState(
      window.history.state,
      '',
      base.slice(0, -1) + encodePath(canonical) + search + hash,
    );
  return { ...located, text: file === undefined || text === undefined ? undefined : { file, read: text } };
}

/** Whether the URL has this path: Back or Forward may change it before React hydrates. */
export function isCurrentPath(base: string, path: string): boolean {
  return decodeSafely(window.location.pathname.slice(base.length - 1)) === path;
}

/** Removes the attribute of prerendered HTML, so that entries/earlyInput.ts stops recording clicks for a replay. */
export function releasePrerenderedPage(): void {
  document.getElementById('root')?.removeAttribute(PRERENDERED_ATTRIBUTE);
}

interface EmbeddedData {
  manifest: Manifest;
  text?: { value: AdoptedText; key: string } | undefined;
}

/** Parses the embedded data; undefined where the shell has none. */
export function readEmbeddedPage(root: HTMLElement): EmbeddedData | undefined {
  // `script` in the selector: a heading may have the same id.
  const json = document.querySelector(`script#${PAGE_DATA_ID}`)?.textContent;
  if (json == null) return undefined;
  const { manifest, text } = readPageData(json);
  const frame = root.querySelector('article > .prose');
  if (text === undefined || frame === null) return { manifest };
  return {
    manifest,
    text: {
      value: { ...text.facts, starts: text.starts, nodes: [...frame.childNodes] },
      key: text.key,
    },
  };
}

/**
 * Resolves relative URLs to those that the application renders, or hydration would report a mismatch. The build writes
 * relative URLs, which work below any base path.
 */
function resolveUrls(root: HTMLElement): void {
  const resolve = (url: string) => {
    const { pathname, search, hash } = new URL(url, document.baseURI);
    return pathname + search + hash;
  };
  for (const name of ['href', 'src', 'srcset', 'poster'])
    for (const element of root.querySelectorAll(`[${name}^="."]`)) {
      const value = element.getAttribute(name) ?? '';
      element.setAttribute(name, value.replace(/\.\.?\/\S*/g, resolve));
    }
}
