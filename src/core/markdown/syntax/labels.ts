// Names of link and footnote definitions. They hold for the whole document, so a
// piece of it must be told about the ones in the other pieces.

import type { Nodes } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';

/** Names as the parser compares them, those of footnotes with their `^`. */
export type Labels = ReadonlySet<string>;

const BRACKETS = /\[((?:[^[\]\\]|\\.){1,999})\]/gs;

/** The name that a line defines when it looks like a definition; the parser decides later. */
export function readLabel(text: string): string | undefined {
  const label = text.startsWith('[') ? /^\[((?:[^[\]\\]|\\.){1,999})\]:/.exec(text)?.[1] : undefined;
  return label && normalizeIdentifier(label);
}

/**
 * Lines that define the names which a piece mentions, and one that ends what they begin. Where
 * a definition stands in the piece itself, the parser may see it too late.
 */
export function defineMentioned(piece: string, labels: Labels): string[] {
  if (labels.size === 0) return [];
  // In a quote a name goes on behind the next line's mark.
  const mentioned = Array.from(piece.matchAll(BRACKETS), ([, label = '']) =>
    normalizeIdentifier(label.replace(/\n[\t >]*/g, ' ')),
  );
  const known = [...new Set(mentioned)].filter((label) => labels.has(label));
  return known.length === 0 ? [] : [...known.flatMap((label) => [`[${label}]: #`, '']), '<!---->'];
}

/** The names that a parsed document really defines. */
export function collectLabels(pieces: readonly (readonly Nodes[])[]): Labels {
  const labels = new Set<string>();
  const visit = (node: Nodes) => {
    if (node.type === 'definition') labels.add(normalizeIdentifier(node.identifier));
    if (node.type === 'footnoteDefinition') labels.add(`^${normalizeIdentifier(node.identifier)}`);
    if (FLOW.has(node.type) && 'children' in node) node.children.forEach(visit);
  };
  for (const nodes of pieces) nodes.forEach(visit);
  return labels;
}

/** What definitions can stand in. */
const FLOW = new Set(['blockquote', 'list', 'listItem', 'containerDirective', 'footnoteDefinition']);

/** Whether two sets of names are the same. */
export function isSameLabels(a: Labels, b: Labels): boolean {
  return a.size === b.size && [...a].every((label) => b.has(label));
}
