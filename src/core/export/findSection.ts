// The lines of a section, in a text with containers: a note, a tab, an item of a list may hold sections of its own.
import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';
import { isTab } from '../document/syntax/tabLine.ts';
import type { Doc } from '../site/manifest/doc.ts';

/** Lines of the file, from 1; without the last. */
export interface Lines {
  start: number;
  end: number;
}

/** From a heading to the next one of its level or above that stands beside it, or to the end of what it stands in. */
export function findSection({ blocks }: Doc, tree: Root, id: string): Lines | undefined {
  const headings = blocks.flatMap((block) => [...headingsIn(block)]);
  const at = headings.findIndex((heading) => heading.id === id);
  const heading = headings[at];
  if (heading === undefined) return undefined;
  const around = containerAt(tree, heading.line);
  const next = headings
    .slice(at + 1)
    .find(({ level, line }) => level <= heading.level && containerAt(tree, line) === around);
  const end = Math.min(next?.line ?? Number.POSITIVE_INFINITY, endOfContent(around, heading.line));
  return { start: heading.line, end };
}

function* headingsIn(node: HtmlNodes): Generator<{ id: unknown; level: number; line: number }> {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName) && node.position !== undefined)
    yield { id: node.properties.id, level: Number(node.tagName[1]), line: node.position.start.line };
  else if ('children' in node) for (const child of node.children) yield* headingsIn(child);
}

/** The innermost container that holds the block at a line. */
function containerAt(node: Parents, line: number): Parents {
  const block = (node.children as Nodes[]).find(
    ({ position }) => position !== undefined && position.start.line <= line && line <= position.end.line,
  );
  if (block === undefined || !('children' in block)) return node;
  return block.type === 'heading' || block.type === 'paragraph' ? node : containerAt(block, line);
}

/** Where what a line stands in ends: a container before the line that closes it, a tab before the next one. */
function endOfContent(container: Parents, line: number): number {
  if (container.type === 'root') return Number.POSITIVE_INFINITY;
  const children = container.children as Nodes[];
  const tab = children.find((child) => isTab(child) && (child.position?.start.line ?? 0) > line);
  return tab?.position?.start.line ?? (children.at(-1)?.position?.end.line ?? line) + 1;
}
