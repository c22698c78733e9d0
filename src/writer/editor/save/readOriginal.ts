import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import type { ContentSource } from '../../../core/source.ts';
import { decodeExact, findReplaced } from '../../../lib/decodeExact.ts';
import { guessEncoding } from '../../../lib/guessEncoding.ts';
import { isHttpUrl } from '../../../reader/platform/fetchPrerenderedPage.ts';
import { withTimeout } from '../../../reader/platform/withTimeout.ts';
import type { ParsedText } from '../../lint/lintText.ts';

/** Reads the raw text of a file, with line endings and byte order mark; undefined if it is not valid UTF-8. */
export async function readOriginal(source: ContentSource, file: string): Promise<string | undefined> {
  const bytes = await fetchBytes(source, file);
  return bytes === undefined ? (await source.readText(file)).text : decodeExact(bytes);
}

/** Fetches the bytes of a file; undefined for a `file:` URL or a failed request. */
async function fetchBytes(source: ContentSource, file: string): Promise<Uint8Array | undefined> {
  const url = source.assetUrl(file);
  if (!isHttpUrl(url)) return undefined;
  const read = async () => {
    const response = await fetch(url, { cache: 'no-cache' });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
  return withTimeout(read(), REQUEST_TIMEOUT).catch(() => undefined);
}

/** Finds the first line that is not valid UTF-8, and guesses the encoding: an edit of such a file cannot be saved. */
export async function findBadEncoding(
  source: ContentSource,
  file: string,
  text: string,
): Promise<Pick<ParsedText, 'badLine' | 'encoding'>> {
  const badLine = findReplaced(text);
  const bytes = badLine === undefined ? undefined : await fetchBytes(source, file);
  // A replacement character in the text is no proof: the file may contain that character, validly encoded.
  const isBad = bytes !== undefined && decodeExact(bytes) === undefined;
  return isBad ? { badLine, encoding: guessEncoding(bytes) } : {};
}
