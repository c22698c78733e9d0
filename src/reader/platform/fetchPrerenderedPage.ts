import { isHtmlResponse } from './isHtmlResponse.ts';
import { withTimeout } from './withTimeout.ts';

/** In milliseconds, for the response and its body. */
const TIMEOUT = 20_000;

/**
 * Fetches and parses the prerendered HTML of a page; undefined if that fails, or the site is opened from a folder.
 */
export async function fetchPrerenderedPage(
  url: string,
  signal?: AbortSignal,
): Promise<HTMLElement | undefined> {
  if (!isHttpUrl(url)) return undefined;
  try {
    const html = await withTimeout(readHtml(url, signal), TIMEOUT);
    return html === undefined ? undefined : new DOMParser().parseFromString(html, 'text/html').body;
  } catch {
    return undefined;
  }
}

async function readHtml(url: string, signal: AbortSignal | undefined): Promise<string | undefined> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  return response.ok && isHtmlResponse(response) ? response.text() : undefined;
}

/** Whether a URL can be fetched: for a `file:` URL fetch() fails, and the browser logs an error. */
export function isHttpUrl(url: string): boolean {
  return new URL(url, document.baseURI).protocol.startsWith('http');
}
