// Reads texts that writers have saved in another encoding, or that a server declares to be HTML pages.
import { isMarkdownFile } from '../../../core/site/urls/pageFileNames.ts';
import { decodeExact } from '../../../lib/decodeExact.ts';
import { guessEncoding } from '../../../lib/guessEncoding.ts';
import { isHtmlResponse } from '../../platform/isHtmlResponse.ts';

/**
 * fetch() with a response in UTF-8, and with the type of a text for markdown; an HTML page in the place of a missing file
 * stays one.
 * @param onDecoded called with the encoding of a text that is not UTF-8
 */
export function fetchAsWritten(
  fetchText: typeof fetch,
  onDecoded: (url: string, encoding: string) => void = () => {},
): typeof fetch {
  return async (input, init) => {
    const response = await fetchText(input, init);
    if (response.status !== 200) return response;
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    const exact = decodeExact(bytes);
    // UTF-16 without a byte order mark is valid UTF-8 with zeros.
    const encoding = exact === undefined || exact.includes('\0') ? guessEncoding(bytes) : undefined;
    const text = encoding === undefined ? (exact ?? '') : new TextDecoder(encoding).decode(bytes);
    const url = String(input);
    const isText = isMarkdownFile(new URL(url).pathname) && isHtmlResponse(response) && !isHtmlPage(text);
    if (encoding === undefined && !isText) return response;
    if (encoding !== undefined) onDecoded(url, encoding);
    const type = isText ? 'text/plain' : (response.headers.get('content-type') ?? 'text/plain');
    return new Response(text, { headers: { 'content-type': type } });
  };
}

const isHtmlPage = (text: string) => /<(?:!doctype\s+html|html[\s>]|head[\s>])/i.test(text.slice(0, 1000));
