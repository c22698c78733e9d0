import { encodingOf } from '../../lib/decodeExact.ts';
import { isHtmlAnswer } from './isHtmlAnswer.ts';

/** The text of a file and its length in bytes; undefined where a web page stands in its place, or what a gateway tells programs. */
export async function textOf(
  response: Response,
  url: string,
): Promise<{ text: string; length: number } | undefined> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const isOther = isHtmlAnswer(response) || IS_PAGE.test(text.slice(0, 500)) || isStrayData(response, url);
  return isOther ? undefined : { text, length: bytes.length };
}

/** `{"code":401}` with status 200, in the place of a text. */
function isStrayData({ headers }: Response, url: string): boolean {
  return /^application\/json\b/i.test(headers.get('content-type') ?? '') && !/\.json$/.test(url);
}

/** The beginning of a web page, whatever its answer says it is. */
const IS_PAGE = /^\s*<(?:!doctype\s+html|html[\s>])/i;
