import type { Nodes } from 'mdast';

/** Moves the positions of nodes that were parsed as a text of their own to their place in the whole. */
export function shiftPositions(nodes: readonly Nodes[], lines: number, offset: number): void {
  if (lines === 0 && offset === 0) return;
  for (const node of nodes) {
    if (node.position !== undefined) {
      const { start, end } = node.position;
      node.position = {
        start: { line: start.line + lines, column: start.column, offset: (start.offset ?? 0) + offset },
        end: { line: end.line + lines, column: end.column, offset: (end.offset ?? 0) + offset },
      };
    }
    if ('children' in node) shiftPositions(node.children, lines, offset);
  }
}
