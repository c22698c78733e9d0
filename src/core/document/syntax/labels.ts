// Names of link and footnote definitions. They hold for the whole document, so a
// piece of it must be told about the ones in the other pieces.

import type { Nodes } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { joinCjkText } from '../cjkLines.ts';

/** Names as the parser compares them, those of footnotes with their `^`. */
export type Labels = ReadonlySet<string>;

const BRACKETS = /\[((?:[^[\]\\]|\\.){1,999})\]/gs;

/** The name that a line defines when it looks like a definition; the parser decides later. */
export function readLabel(text: string): string | undefined {
  const label = text.startsWith('[') ? /^\[((?:[^[\]\\]|\\.){1,999})\]:/.exec(text)?.[1] : undefined;
  return label && normalizeIdentifier(label);
}

/** The name that is meant where words of Chinese run over a line break. */
export const joinLabel = (label: string) => normalizeIdentifier(joinCjkText(label));

/** The names that lines at the margin of a piece define, by their looks. */
export function readLabels(piece: string): Labels {
  if (!/^\[/m.test(piece)) return NONE;
  return new Set(piece.split('\n').flatMap((line) => readLabel(line) ?? []));
}

const NONE: Labels = new Set();

/**
 * Lines that define the names which a piece mentions, and one that ends what they begin.
 * @param own names that the piece itself defines before the parser reads the text in it
 */
export function defineMentioned(piece: string, labels: Labels, own: Labels): string[] {
  if (labels.size === 0) return [];
  const known = new Set<string>();
  for (const [, written = ''] of piece.matchAll(BRACKETS)) {
    // In a quote a name goes on behind the next line's mark.
    const lines = written.replace(/\n[\t >]*/g, '\n');
    const label = normalizeIdentifier(lines);
    const isElsewhere = labels.has(label) && !own.has(label);
    // Chinese puts no space where a line ends: what the parser takes for another name is a definition's.
    if (isElsewhere || (lines.includes('\n') && labels.has(joinLabel(lines)))) known.add(label);
  }
  return known.size === 0 ? [] : [...[...known].flatMap((label) => [`[${label}]: #`, '']), '<!---->'];
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

/** Whether a set of names has those of another that a document defines. */
export function hasLabels(a: Labels, b: Labels, labels: Labels): boolean {
  return [...b].every((label) => a.has(label) || !labels.has(label));
}

/** Whether two sets of names are the same. */
export function isSameLabels(a: Labels, b: Labels): boolean {
  return a.size === b.size && [...a].every((label) => b.has(label));
}
