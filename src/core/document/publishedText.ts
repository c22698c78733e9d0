import { dropComments } from './dialects/commentLines.ts';
import { splitFrontMatter } from './frontMatterBlock.ts';
import { normalizeNewlines } from './normalizeNewlines.ts';
import { preserveEol } from './preserveEol.ts';

/**
 * A markdown file as it is published: the writer's own comments, `%%…%%`, are for nobody else. The page made of it is
 * the same, on the same lines.
 */
export function publishedText(text: string): string {
  if (!text.includes('%%')) return text;
  const lines = normalizeNewlines(text).split('\n');
  const head = splitFrontMatter(text).bodyLine - 1;
  return preserveEol(text, [...lines.slice(0, head), ...dropComments(lines.slice(head))].join('\n'));
}
