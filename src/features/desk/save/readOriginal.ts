import type { ContentSource } from '../../../core/source.ts';

/** The text of a file with all that an editor does not show: its line ends and byte order mark. */
export async function readOriginal(source: ContentSource, file: string): Promise<string> {
  try {
    const answer = await fetch(new URL(source.assetUrl(file), document.baseURI), { cache: 'no-cache' });
    if (answer.ok) return decodeText(await answer.arrayBuffer());
  } catch {
    // No server, or none that has it as it is: the kit's own copy will do.
  }
  return (await source.readText(file)).text;
}

/** Throws for what is no UTF-8. */
export function decodeText(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
