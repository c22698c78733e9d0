// Content over http. Requests are conditional (`no-cache`), so that an edited page
// shows on the next visit even when the host lets browsers keep it for minutes.
import { REQUEST_TIMEOUT } from '../core/constants.ts';
import { ContentError } from '../core/errors.ts';
import { encodePath } from '../core/paths/filePath.ts';
import type { ContentSource } from '../core/source.ts';

/**
 * A source over a web server.
 * @param base address of the site's root, with a trailing slash
 */
export function httpSource(base: string, fetchText: typeof fetch = fetch): ContentSource {
  const addressOf = (file: string) => new URL(encodePath(file.replace(/^\/+/, '')), base).href;
  return {
    readManifest: (signal) => readText(fetchText, addressOf('manifest.json'), signal),
    readText: (file, signal) => readText(fetchText, addressOf(file), signal),
    assetUrl: addressOf,
  };
}

async function readText(fetchText: typeof fetch, url: string, signal?: AbortSignal): Promise<string> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT);
  const stop = () => timeout.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetchText(url, { cache: 'no-cache', signal: timeout.signal });
    if (!response.ok) throw httpError(url, response.status);
    const text = await response.text();
    // Hosts answer a missing file with the home page or an error page and status 200 (docsify#1477).
    if (isHtml(response.headers.get('content-type'), text))
      throw new ContentError('notFound', url, '服务器用一个网页代替了这个文件');
    return text;
  } catch (error) {
    if (error instanceof ContentError || signal?.aborted) throw error;
    throw timeout.signal.aborted
      ? new ContentError('timeout', url, `${REQUEST_TIMEOUT / 1000} 秒内没有收到回应`, { cause: error })
      : new ContentError('offline', url, '请求没有到达服务器', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function httpError(url: string, status: number): ContentError {
  const mayHeal = status >= 500 || status === 408 || status === 425 || status === 429;
  return new ContentError(mayHeal ? 'server' : 'notFound', url, `服务器的回应是 ${status}`);
}

/** Whether an answer is a web page instead of the file that was asked for. */
function isHtml(contentType: string | null, text: string): boolean {
  return (
    /^text\/html\b/i.test(contentType ?? '') || /^\s*<(?:!doctype\s+html|html[\s>])/i.test(text.slice(0, 500))
  );
}
