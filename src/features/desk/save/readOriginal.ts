import type { ContentSource } from '../../../core/source.ts';
import { decodeExact, findReplaced } from '../../../lib/decodeExact.ts';
import { isServed } from '../../../platform/isServed.ts';

/** The text of a file with all that an editor does not show: its line ends and byte order mark; undefined for no UTF-8. */
export async function readOriginal(source: ContentSource, file: string): Promise<string | undefined> {
  const address = source.assetUrl(file);
  // Where no server has it as it is, the kit's own copy will do.
  const answer = isServed(address)
    ? await fetch(address, { cache: 'no-cache' }).catch(() => undefined)
    : undefined;
  return answer?.ok ? decodeExact(await answer.arrayBuffer()) : (await source.readText(file)).text;
}

/** Line of a text where its file begins to be no UTF-8: it is told before somebody writes what cannot be saved. */
export async function findBadLine(
  source: ContentSource,
  file: string,
  text: string,
): Promise<number | undefined> {
  const line = findReplaced(text);
  // The character may be meant.
  const isMeant = line === undefined || (await readOriginal(source, file).catch(() => '')) !== undefined;
  return isMeant ? undefined : line;
}
