import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import type { ContentSource } from '../../../core/source.ts';
import { decodeExact, findReplaced } from '../../../lib/decodeExact.ts';
import { guessEncoding } from '../../../lib/guessEncoding.ts';
import { isHttpUrl } from '../../../reader/platform/fetchPrerenderedPage.ts';
import { withTimeout } from '../../../reader/platform/withTimeout.ts';
import type { ParsedText } from '../../lint/lintText.ts';

/** Reads the raw text of a file, with line endings and byte order mark; undefined if it is not valid UTF-8. */
export async function readOriginal(source: ContentSource, file: string): Promise<string | undefined> {
  const bytes = await readServed(source, file);
  return bytes === undefined ? (await source.readText(file)).text : decodeExact(bytes);
}

/** Fetches the bytes of a file; undefined without a server, where the offline kit's text is the fallback. */
async function readServed(source: ContentSource, file: string): Promise<Uint8Array | undefined> {
  const address = source.assetUrl(file);
  if (!isHttpUrl(address)) return undefined;
  const read = async () => {
    const answer = await fetch(address, { cache: 'no-cache' });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
  return withTimeout(read(), REQUEST_TIMEOUT).catch(() => undefined);
}

/**
 * Finds the first line that is not valid UTF-8, and guesses the encoding: reported before an edit that could not be
 * saved.
 */
export async function findBadEncoding(
  source: ContentSource,
  file: string,
  text: string,
): Promise<Pick<ParsedText, 'badLine' | 'encoding'>> {
  const badLine = findReplaced(text);
  const bytes = badLine === undefined ? undefined : await readServed(source, file);
  // A replacement character may be part of the text.
  const isBad = bytes !== undefined && decodeExact(bytes) === undefined;
  return isBad ? { badLine, encoding: guessEncoding(bytes) } : {};
}
