// What would be a link or an image, were there no space in its address: CommonMark reads it as text.
import type { Nodes, Root } from 'mdast';
import type { WrittenLink } from './pageLinks.ts';

/** A label, of which marks may have cut off the beginning, and an address; names of files may hold brackets. */
const ALMOST = /(?:(!?)\[[^[\]]*)?\]\(((?:[^()<>\n]|\([^()<>\n]*\)){1,300})\)/g;
const TITLE = /\s(?:"[^"]*"|'[^']*')\s*$/;

/**
 * Lists the places of a text that look like links with spaces in their addresses.
 * @param firstLine of the file on which the text begins
 */
export function listAlmostLinks(tree: Root, text: string, firstLine: number): WrittenLink[] {
  const lines = text.split('\n');
  return [...almostIn(tree, (line) => lines[line - firstLine] ?? '')];
}

function* almostIn(node: Nodes, lineAt: (line: number) => string): Generator<WrittenLink> {
  if ('children' in node) for (const child of node.children) yield* almostIn(child, lineAt);
  if (node.type !== 'text' || node.position === undefined || !node.value.includes('](')) return;
  const { start, end } = node.position;
  for (const [written, mark, inside = ''] of node.value.matchAll(ALMOST)) {
    const href = inside.replace(TITLE, '').trim();
    if (!href.includes(' ')) continue;
    for (let line = start.line; line <= end.line; line += 1) {
      const at = lineAt(line).indexOf(written);
      // The brackets may have been escaped on purpose.
      if (at < 0 || lineAt(line)[at - 1] === '\\') continue;
      const column = at + written.indexOf(href, written.indexOf('](')) + 1;
      yield { kind: mark === '!' ? 'image' : 'link', href, line, column };
      break;
    }
  }
}
