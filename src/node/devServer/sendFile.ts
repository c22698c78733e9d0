import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import send from 'send';

const compress = compression({
  // Range requests are not compressed: their byte ranges refer to the uncompressed file.
  filter: (request, response) =>
    !response.hasHeader('content-range') && compression.filter(request, response),
});

/** Responds with a file: content type, validators, byte ranges and compression. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cacheControl: string,
): void {
  response.setHeader('cache-control', cacheControl);
  compress(request, response, () => {
    const options = {
      // 404.html, sent with status 404 for another URL, does not support byte ranges.
      acceptRanges: response.statusCode === 200,
      cacheControl: false,
      dotfiles: 'allow',
    } as const;
    send(request, encodeURI(file), options).pipe(response);
  });
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}
