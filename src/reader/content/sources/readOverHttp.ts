// Reads files over http. Requests are conditional (`no-cache`), so that an edited page
// shows on the next visit even when the host lets browsers keep it for minutes.
import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import { ContentError } from '../../../core/errors.ts';
import type { ReadOptions, SourceText } from '../../../core/source.ts';
import { textOf } from '../../platform/readResponseText.ts';
import { mayHeal } from './isRetryable.ts';

/** What the server says; where it says nothing, the copy that the browser keeps. */
export async function readOverHttp(
  fetchText: typeof fetch,
  url: string,
  options: ReadOptions = {},
): Promise<SourceText> {
  try {
    return { text: await readFresh(fetchText, url, options) };
  } catch (error) {
    const isGivenUp = options.signal?.aborted || !(error instanceof ContentError);
    const text = isGivenUp ? undefined : await readKept(fetchText, url);
    if (isGivenUp || text === undefined) throw error;
    return { text, failure: error };
  }
}

async function readFresh(fetchText: typeof fetch, url: string, options: ReadOptions): Promise<string> {
  const { signal, priority = 'auto' } = options;
  // While this file was on its way the reader may have gone elsewhere.
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT);
  const stop = () => timeout.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetchText(url, { cache: 'no-cache', priority, signal: timeout.signal });
    if (!hasContent(response)) throw httpError(url, response.status);
    const read = await textOf(response, url);
    if (read === undefined) throw new ContentError('notFound', url, STRANGE);
    if (isShort(response, read)) throw new ContentError('incomplete', url, '收到的内容比服务器说的短');
    return read.text;
  } catch (error) {
    if (error instanceof ContentError || signal?.aborted) throw error;
    throw timeout.signal.aborted
      ? new ContentError('timeout', url, `${REQUEST_TIMEOUT / 1000} 秒内没有收到回应`, { cause: error })
      : new ContentError('offline', url, '请求没有到达服务器，或者回应中途断了', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Of a host's own page in the place of a missing file, or a portal's in the place of every one: nobody can tell which. */
const STRANGE =
  '服务器给的不是这个文件，而是别的内容。如果这个网络要先登录（酒店、校园网等），请登录后再重试。';

/** A gateway that lets nobody in may say that all is well, and that there is nothing. */
const hasContent = ({ ok, status }: Response) => ok && status !== 204;

/** Whether fewer bytes came than the answer's head says; of compressed ones the browser alone knows. */
function isShort({ headers }: Response, { length }: { length: number }): boolean {
  return !headers.has('content-encoding') && length < Number(headers.get('content-length'));
}

/** How long, in milliseconds, the browser's own copy is waited for. */
const KEPT_PATIENCE = 2000;

/** The browser's own copy, without a request. */
async function readKept(fetchText: typeof fetch, url: string): Promise<string | undefined> {
  try {
    const response = await fetchText(url, {
      cache: 'only-if-cached',
      mode: 'same-origin',
      // The cache keeps us waiting while a request for the same file is under way: a preload without an answer.
      signal: AbortSignal.timeout?.(KEPT_PATIENCE),
    });
    if (!hasContent(response)) return undefined;
    const read = await textOf(response, url);
    return read && !isShort(response, read) ? read.text : undefined;
  } catch {
    return undefined;
  }
}

function httpError(url: string, status: number): ContentError {
  // A gateway, or our service worker, has waited in vain.
  const kind = status === 504 ? 'timeout' : mayHeal(status) ? 'server' : 'notFound';
  return new ContentError(kind, url, `服务器的回应是 ${status}`);
}
