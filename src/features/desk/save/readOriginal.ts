import type { ContentSource } from '../../../core/source.ts';
import { decodeExact } from '../../../lib/decodeExact.ts';
import { isServed } from '../../../platform/isServed.ts';

/** The text of a file with all that an editor does not show: its line ends and byte order mark. */
export async function readOriginal(source: ContentSource, file: string): Promise<string> {
  const address = source.assetUrl(file);
  try {
    const answer = isServed(address) ? await fetch(address, { cache: 'no-cache' }) : undefined;
    const text = answer?.ok ? decodeExact(await answer.arrayBuffer()) : undefined;
    if (text !== undefined) return text;
  } catch {
    // No server that has it as it is: the kit's own copy will do.
  }
  return (await source.readText(file)).text;
}
