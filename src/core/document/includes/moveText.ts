// A text that is read in the place of another: what its links are relative to is another folder then.
import { runToEnd } from '../../../lib/runToEnd.ts';
import { parentFolder } from '../../site/urls/filePath.ts';
import { relativePath } from '../../site/urls/spellPath.ts';
import { splitFrontMatter } from '../frontMatterBlock.ts';
import { parseMarkdown } from '../parseMarkdown.ts';
import { listAddresses } from '../writtenAddresses.ts';

/** Addresses that mean the same in every file: other hosts, the site's top, an anchor, a wiki name, none. */
const FIXED = /^(?:[a-z][a-z\d+.-]*:|\/|@site\/|#|\[\[|$)/i;

/**
 * The body of a file as it would be written in another one.
 * @example moveText('[一](./a.md)', 'docs/parts/_b.md', 'docs/c.md') === '[一](parts/./a.md)'
 */
export function moveText(text: string, file: string, page: string): string {
  const { body } = splitFrontMatter(text);
  const [from, to] = [parentFolder(file), parentFolder(page)];
  if (from === to) return body;
  const way = relativePath(to, `${from}/`);
  const { root } = runToEnd(parseMarkdown(body));
  const lines = body.split('\n');
  // The last first: what is before it stays where it is.
  for (const { line, column, text: written, href } of listAddresses(root, body, 1).reverse()) {
    if (FIXED.test(href)) continue;
    const at = column - 1 + (written.startsWith('<') ? 1 : 0);
    const whole = lines[line - 1] ?? '';
    lines[line - 1] = whole.slice(0, at) + way + whole.slice(at);
  }
  return lines.join('\n');
}
