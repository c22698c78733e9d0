import { preserveEol } from '../../core/document/preserveEol.ts';
import { normalizeNewlines } from '../../core/document/textEdits.ts';

/**
 * Gives an edited text the line endings and byte order mark of its file.
 * @param original the file's current text, as read from its bytes
 * @param base the text that was edited, lines ended with `\n`
 * @param content the edited text, lines ended with `\n`
 * @returns `newest`, the file's normalized text, when another edit has changed the file since
 */
export function toFileText(
  original: string,
  { base }: { base?: string | undefined },
  content: string,
): { text: string } | { newest: string } {
  const newest = normalizeNewlines(original);
  return newest === base || newest === content ? { text: preserveEol(original, content) } : { newest };
}
