// Names of link and footnote definitions. They hold for the whole document, so a
// piece of it must be told about the ones in the other pieces.

import type { Nodes } from 'mdast';

/** Names in brackets as the parser compares them, those of footnotes with their `^`. */
export type Labels = ReadonlySet<string>;

const BRACKETS = /\[(?:[^[\]\\]|\\.){1,999}\]/gs;

/** The name that a line defines when it looks like a definition; the parser decides later. */
export function readLabel(text: string): string | undefined {
  const label = text.startsWith('[') ? /^(\[(?:[^[\]\\]|\\.){1,999}\]):/.exec(text)?.[1] : undefined;
  return label && normalizeLabel(label);
}

/**
 * Lines that define those names that a piece mentions, and one that ends what they begin.
 * Where the definitions stand in the piece itself, the parser may see them too late.
 */
export function defineMentioned(piece: string, labels: Labels): string[] {
  if (labels.size === 0) return [];
  const mentioned = new Set((piece.match(BRACKETS) ?? []).map(normalizeLabel));
  const lines = [...mentioned].filter((label) => labels.has(label)).flatMap((label) => [`${label}: #`, '']);
  return lines.length === 0 ? [] : [...lines, '<!---->'];
}

/** The names that a parsed document really defines. */
export function collectLabels(pieces: readonly (readonly Nodes[])[]): Labels {
  const labels = new Set<string>();
  const visit = (node: Nodes) => {
    if (node.type === 'definition') labels.add(normalizeLabel(`[${node.identifier}]`));
    if (node.type === 'footnoteDefinition') labels.add(normalizeLabel(`[^${node.identifier}]`));
    if (FLOW.has(node.type) && 'children' in node) node.children.forEach(visit);
  };
  for (const nodes of pieces) nodes.forEach(visit);
  return labels;
}

/** What definitions can stand in. */
const FLOW = new Set(['blockquote', 'list', 'listItem', 'containerDirective', 'footnoteDefinition']);

/**
 * The form in which the parser compares names.
 * @example normalizeLabel('[ Foo  bar]') // '[FOO BAR]'
 */
function normalizeLabel(label: string): string {
  // A name may go on in the next line of a quote. Lower case first: some letters have no upper case of their own (ẞ).
  return label
    .replace(/\n[\t >]*/g, ' ')
    .replace(/[\t ]+/g, ' ')
    .replace(/^\[ /, '[')
    .replace(/ \]$/, ']')
    .toLowerCase()
    .toUpperCase();
}

/** Whether two sets of names are the same. */
export function isSameLabels(a: Labels, b: Labels): boolean {
  return a.size === b.size && [...a].every((label) => b.has(label));
}
