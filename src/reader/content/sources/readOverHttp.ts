// Fetches files. Requests are conditional (`no-cache`), so that an edited page shows on the next visit even if the host
// lets browsers cache it for minutes.

import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import { contentErrorMessages } from '../../../core/i18n/contentErrorMessages.ts';
import type { ReadOptions, SourceText } from '../../../core/source.ts';
import { readResponseText } from '../../platform/readResponseText.ts';
import { isRetryable } from './isRetryable.ts';

/** The server's response; after a failure the copy in the browser's HTTP cache. */
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
  // The chunk of this function may have loaded after an abort.
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

/** For a host's HTML page instead of a 404, and a captive portal's for every URL: they cannot be told apart. */
const UNEXPECTED = contentErrorMessages.captivePortal;

/** A gateway without a login may respond with 204. */
const hasContent = ({ ok, status }: Response) => ok && status !== 204;

/** Whether the body is shorter than its content-length; only the browser knows that of a compressed body. */
function isTruncated({ headers }: Response, { length }: { length: number }): boolean {
  return !headers.has('content-encoding') && length < Number(headers.get('content-length'));
}

/** In milliseconds, for a read from the HTTP cache. */
const CACHE_TIMEOUT = 2000;

/** Reads the browser's HTTP cache without a request. */
async function readHttpCache(fetchText: typeof fetch, url: string): Promise<string | undefined> {
  try {
    const response = await fetchText(url, {
      cache: 'only-if-cached',
      mode: 'same-origin',
      // The cache waits for a pending request of the same file, such as a preload without a response.
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
  // A gateway, or the site's service worker, has timed out.
  const kind = status === 504 ? 'timeout' : isRetryable(status) ? 'server' : 'notFound';
  return new ContentError(kind, url, contentErrorMessages.status(status));
}
