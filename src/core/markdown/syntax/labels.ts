// Names of link and footnote definitions. They hold for the whole document, so a
// piece of it must be told about the ones in the other pieces.

import type { Nodes } from 'mdast';

export interface Labels {
  links: Set<string>;
  notes: Set<string>;
}

/** Adds the name of a definition when a line looks like one; the parser decides later. */
export function readLabel(text: string, labels: Labels): void {
  if (!text.startsWith('[')) return;
  const label = /^\[((?:[^[\]\\]|\\.){1,999})\]:/.exec(text)?.[1];
  if (label === undefined) return;
  if (label.startsWith('^')) labels.notes.add(normalizeLabel(label.slice(1)));
  else labels.links.add(normalizeLabel(label));
}

/**
 * The form in which the parser compares names.
 * @example normalizeLabel(' Foo  bar') // 'FOO BAR'
 */
function normalizeLabel(label: string): string {
  // Lower case first: some letters have no upper case of their own (ẞ).
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}

/** Whether two sets of names are the same. */
export function isSameLabels(a: Labels, b: Labels): boolean {
  return isSameSet(a.links, b.links) && isSameSet(a.notes, b.notes);
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((value) => b.has(value));
}

/** The names that a parsed document really defines. */
export function collectLabels(pieces: readonly (readonly Nodes[])[]): Labels {
  const labels: Labels = { links: new Set(), notes: new Set() };
  const visit = (node: Nodes) => {
    if (node.type === 'definition') labels.links.add(normalizeLabel(node.identifier));
    if (node.type === 'footnoteDefinition') labels.notes.add(normalizeLabel(node.identifier));
    if (FLOW.has(node.type) && 'children' in node) node.children.forEach(visit);
  };
  for (const nodes of pieces) nodes.forEach(visit);
  return labels;
}

/** What definitions can stand in. */
const FLOW = new Set(['blockquote', 'list', 'listItem', 'containerDirective', 'footnoteDefinition']);
