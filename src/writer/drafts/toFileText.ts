import { preserveEol } from '../../core/document/preserveEol.ts';
import { normalizeNewlines } from '../../core/document/textEdits.ts';

/**
 * Converts an edited text to the line endings and byte order mark of its file.
 * @param original the file's current text, decoded without normalization
 * @param base the text that was edited, with `\n` line endings
 * @param content the edited text, with `\n` line endings
 * @returns `newest`, the file's normalized text, if another edit has changed the file since
 */
export function toFileText(
  original: string,
  { base }: { base?: string | undefined },
  content: string,
): { text: string } | { newest: string } {
  const newest = normalizeNewlines(original);
  return newest === base || newest === content ? { text: preserveEol(original, content) } : { newest };
}
