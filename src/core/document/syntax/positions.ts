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

/** Gives nodes from another file the place of what asks for them; where their addresses are written is not on the page. */
export function placeAt(nodes: readonly Nodes[], place: Nodes['position']): void {
  for (const node of nodes) {
    node.position = place;
    if (node.data !== undefined && 'address' in node.data) delete node.data.address;
    if ('children' in node) placeAt(node.children, place);
  }
}
