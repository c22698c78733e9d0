import type { Nodes } from 'mdast';

/** Moves nodes up or down in their file. Their offsets, which belong to the text that the parser was given, go. */
export function shiftLines(nodes: readonly Nodes[], lines: number): void {
  for (const node of nodes) {
    if (node.position !== undefined) {
      const { start, end } = node.position;
      node.position = {
        start: { line: start.line + lines, column: start.column },
        end: { line: end.line + lines, column: end.column },
      };
    }
    if ('children' in node) shiftLines(node.children, lines);
  }
}
