import { dropComments } from './dialects/commentLines.ts';
import { splitFrontMatter } from './frontMatterBlock.ts';
import { normalizeNewlines } from './normalizeNewlines.ts';
import { preserveEol } from './preserveEol.ts';

/**
 * A markdown file as it is published: without the writer's comments, `%%…%%`. It renders the same page, and each line
 * keeps its number.
 */
export function publishedText(text: string): string {
  if (!text.includes('%%')) return text;
  const lines = normalizeNewlines(text).split('\n');
  const head = splitFrontMatter(text).bodyLine - 1;
  return preserveEol(text, [...lines.slice(0, head), ...dropComments(lines.slice(head))].join('\n'));
}
