import { normalizeNewlines } from '../../core/document/normalizeNewlines.ts';
import { preserveEol } from '../../core/document/preserveEol.ts';

/**
 * What a text becomes in its file; `newest` where that is no more the one that writing began from.
 * @param original what stands in the file, with its line ends and byte order mark
 */
export function formFor(
  original: string,
  { base }: { base?: string | undefined },
  content: string,
): { text: string } | { newest: string } {
  const newest = normalizeNewlines(original);
  return newest === base || newest === content ? { text: preserveEol(original, content) } : { newest };
}
