import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import send from 'send';

const compress = compression({
  // A part of a file is counted in the file's own bytes.
  filter: (request, response) =>
    !response.hasHeader('content-range') && compression.filter(request, response),
});

/** Answers with a file: its type, validators and ranges, compressed as the browser accepts it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cacheControl: string,
): void {
  response.setHeader('cache-control', cacheControl);
  compress(request, response, () => {
    // What stands in for a missing page has no parts.
    const options = {
      acceptRanges: response.statusCode === 200,
      cacheControl: false,
      dotfiles: 'allow',
    } as const;
    send(request, encodeURI(file), options).pipe(response);
  });
}
