// Fetches files over HTTP. Requests are conditional (`cache: 'no-cache'`), so that edits are visible on the next
// navigation even if the host allows browsers to cache files for minutes.

import { contentErrorMessages } from '#i18n/contentErrorMessages';
import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import type { ReadOptions, SourceText } from '../../../core/source.ts';
import { readResponseText } from '../../platform/readResponseText.ts';
import { isRetryable } from './isRetryable.ts';

/**
 * Returns the text of the server's response; after an error, the text in the browser's HTTP cache, with the error.
 */
export async function readOverHttp(
  fetchText: typeof fetch,
  url: string,
  options: ReadOptions = {},
): Promise<SourceText> {
  try {
    return { text: await readFresh(fetchText, url, options) };
  } catch (error) {
    const isAborted = options.signal?.aborted || !(error instanceof ContentError);
    const text = isAborted ? undefined : await readHttpCache(fetchText, url);
    if (isAborted || text === undefined) throw error;
    return { text, failure: error };
  }
}

async function readFresh(fetchText: typeof fetch, url: string, options: ReadOptions): Promise<string> {
  const { signal, priority = 'auto' } = options;
  // The request may have been aborted while this chunk was loading.
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT);
  const stop = () => timeout.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetchText(url, { cache: 'no-cache', priority, signal: timeout.signal });
    if (!hasContent(response)) throw httpError(url, response.status);
    const read = await readResponseText(response, url);
    if (read === undefined) throw new ContentError('notFound', url, UNEXPECTED);
    if (isTruncated(response, read))
      throw new ContentError('incomplete', url, contentErrorMessages.shorterThanDeclared);
    return read.text;
  } catch (error) {
    if (error instanceof ContentError || signal?.aborted) throw error;
    throw timeout.signal.aborted
      ? new ContentError('timeout', url, contentErrorMessages.timeout(REQUEST_TIMEOUT / 1000), {
          cause: error,
        })
      : new ContentError('offline', url, contentErrorMessages.interrupted, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Message for an HTML response. It may be the host's page for missing files, or the login page of a captive portal.
 */
const UNEXPECTED = contentErrorMessages.captivePortal;

/** Captive portals may respond with status 204 before the login. */
const hasContent = ({ ok, status }: Response) => ok && status !== 204;

/** Whether the body is shorter than its `content-length`, which for a compressed body is the compressed length. */
function isTruncated({ headers }: Response, { length }: { length: number }): boolean {
  return !headers.has('content-encoding') && length < Number(headers.get('content-length'));
}

/** In milliseconds: maximum wait for the HTTP cache. */
const CACHE_TIMEOUT = 2000;

/** Reads a text from the browser's HTTP cache, without a request to the server. */
async function readHttpCache(fetchText: typeof fetch, url: string): Promise<string | undefined> {
  try {
    const response = await fetchText(url, {
      cache: 'only-if-cached',
      mode: 'same-origin',
      // Browsers lock a cache entry while a request for the URL is pending, for example a preload that hangs.
      signal: AbortSignal.timeout?.(CACHE_TIMEOUT),
    });
    if (!hasContent(response)) return undefined;
    const read = await readResponseText(response, url);
    return read && !isTruncated(response, read) ? read.text : undefined;
  } catch {
    return undefined;
  }
}

function httpError(url: string, status: number): ContentError {
  // 504: a gateway has timed out, or the service worker (serviceWorker/strategies.ts).
  const kind = status === 504 ? 'timeout' : isRetryable(status) ? 'server' : 'notFound';
  return new ContentError(kind, url, contentErrorMessages.status(status));
}
