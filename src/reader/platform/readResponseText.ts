import { encodingOf } from '../../lib/decodeExact.ts';
import { isHtmlResponse } from './isHtmlResponse.ts';

/**
 * Decodes a text file; undefined if the response is an HTML page, or JSON from a gateway, instead of the file.
 * @returns the text, and its length in bytes
 */
export async function readResponseText(
  response: Response,
  url: string,
): Promise<{ text: string; length: number } | undefined> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const isOther = isHtmlResponse(response) || IS_PAGE.test(text.slice(0, 500)) || isStrayData(response, url);
  return isOther ? undefined : { text, length: bytes.length };
}

/** Whether a gateway has responded with JSON, for example `{"code":401}` with status 200. */
function isStrayData({ headers }: Response, url: string): boolean {
  return /^application\/json\b/i.test(headers.get('content-type') ?? '') && !/\.json$/.test(url);
}

/** Matches the start of an HTML page, which may have another content-type. */
const IS_PAGE = /^\s*<(?:!doctype\s+html|html[\s>])/i;
