import { REQUEST_TIMEOUT } from '../../../core/constants.ts';
import type { ContentSource } from '../../../core/source.ts';
import { decodeExact, findReplaced } from '../../../lib/decodeExact.ts';
import { guessEncoding } from '../../../lib/guessEncoding.ts';
import { isHttpUrl } from '../../../reader/platform/fetchPrerenderedPage.ts';
import { withTimeout } from '../../../reader/platform/withTimeout.ts';
import type { ParsedText } from '../../lint/judgeText.ts';

/** The text of a file with all that an editor does not show: its line ends and byte order mark; undefined for no UTF-8. */
export async function readOriginal(source: ContentSource, file: string): Promise<string | undefined> {
  const bytes = await readServed(source, file);
  return bytes === undefined ? (await source.readText(file)).text : decodeExact(bytes);
}

/** The bytes of a file; undefined where no server has it as it is: then the kit's own copy will do. */
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
 * The line of a text where its file begins to be no UTF-8, and the encoding that it seems to have: the desk reports it
 * before anything is written that cannot be saved.
 */
export async function findBadEncoding(
  source: ContentSource,
  file: string,
  text: string,
): Promise<Pick<ParsedText, 'badLine' | 'encoding'>> {
  const badLine = findReplaced(text);
  const bytes = badLine === undefined ? undefined : await readServed(source, file);
  // The character may be meant.
  const isBad = bytes !== undefined && decodeExact(bytes) === undefined;
  return isBad ? { badLine, encoding: guessEncoding(bytes) } : {};
}
