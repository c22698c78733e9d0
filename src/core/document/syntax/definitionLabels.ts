// Labels of link and footnote definitions. A definition applies to the whole document, while segments are parsed
// separately: a segment needs the labels that other segments define.

import type { Nodes } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { joinCjkText } from '../cjk.ts';

/** Labels, normalized as in micromark; labels of footnotes begin with `^`. */
export type Labels = ReadonlySet<string>;

const BRACKETS = /\[((?:[^[\]\\]|\\.){1,999})\]/gs;

/** The label of a line that looks like a definition. The parser may parse the line to another node. */
export function readLabel(text: string): string | undefined {
  const label = text.startsWith('[') ? /^\[((?:[^[\]\\]|\\.){1,999})\]:/.exec(text)?.[1] : undefined;
  return label && normalizeIdentifier(label);
}

/** Normalizes a label, without the line breaks in Chinese text. */
export const joinLabel = (label: string) => normalizeIdentifier(joinCjkText(label));

/** The labels of the unindented lines in a segment that look like definitions. */
export function readLabels(piece: string): Labels {
  if (!/^\[/m.test(piece)) return NONE;
  return new Set(piece.split('\n').flatMap((line) => readLabel(line) ?? []));
}

const NONE: Labels = new Set();

/**
 * Returns lines with a definition for each label that a segment mentions and another segment defines. The last line
 * is an HTML comment: without it, the text below would continue the last definition.
 * @param own labels of the segment's own definitions, by readLabels()
 */
export function defineMentioned(piece: string, labels: Labels, own: Labels): string[] {
  if (labels.size === 0) return [];
  const known = new Set<string>();
  for (const [, written = ''] of piece.matchAll(BRACKETS)) {
    // In a blockquote, a label on two lines contains the quote marker of the second line.
    const lines = written.replace(/\n[\t >]*/g, '\n');
    const label = normalizeIdentifier(lines);
    const isElsewhere = labels.has(label) && !own.has(label);
    // micromark normalizes a line break to a space, so a label broken in Chinese text differs from the definition's.
    if (isElsewhere || (lines.includes('\n') && labels.has(joinLabel(lines)))) known.add(label);
  }
  return known.size === 0 ? [] : [...[...known].flatMap((label) => [`[${label}]: #`, '']), '<!---->'];
}

/** Collects the labels of the definition nodes below AST nodes. */
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

/** Types of nodes that may contain definitions. */
const FLOW = new Set(['blockquote', 'list', 'listItem', 'containerDirective', 'footnoteDefinition']);

/** Whether `a` contains all labels that are both in `b` and in `labels`. */
export function hasLabels(a: Labels, b: Labels, labels: Labels): boolean {
  return [...b].every((label) => a.has(label) || !labels.has(label));
}

export function isSameLabels(a: Labels, b: Labels): boolean {
  return a.size === b.size && [...a].every((label) => b.has(label));
}
