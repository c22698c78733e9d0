import type { Nodes } from 'mdast';

const OPENING = /^<svg(?:\s[^<>]*)?>$/i;
const CLOSING = /^<\/svg\s*>$/i;

/**
 * Makes one piece of HTML of each SVG in a line of text: its `<path d="…"/>` alone would pass for a placeholder.
 * @param nodes what stands in a paragraph
 */
export function joinInlineSvg(nodes: readonly Nodes[]): readonly Nodes[] {
  const joined: Nodes[] = [];
  /** Where the SVG begins that has not ended yet. */
  let start = -1;
  for (const node of nodes) {
    const tag = node.type === 'html' ? node.value : '';
    if (OPENING.test(tag)) start = joined.length;
    else if (tag === '' && node.type !== 'text') start = -1;
    joined.push(node);
    if (start < 0 || !CLOSING.test(tag)) continue;
    const pieces = joined.splice(start);
    const position = pieces[0]?.position;
    const value = pieces.map((piece) => ('value' in piece ? piece.value : '')).join('');
    joined.push({ type: 'html', value, ...(position && { position }) });
    start = -1;
  }
  return joined;
}
