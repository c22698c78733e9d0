// Addresses and footnotes that are defined again: of one name the first definition counts (CommonMark 4.7, footnotes
// of GitHub), and the others vanish.
import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { toFinding } from '../../core/document/findings.ts';
import { lineOf } from '../../core/document/lineOf.ts';
import type { TextFinding } from '../../core/site/manifest/finding.ts';

/** The definitions of a text that have no effect. */
export function findTwiceDefined(tree: Root): TextFinding[] {
  const lines = new Map<string, number>();
  return [...definitionsIn(tree)].flatMap((node) => {
    const name = `${node.type === 'footnoteDefinition' ? '^' : ''}${node.label ?? node.identifier}`;
    // Names are one whatever their case, and notes have names of their own.
    const key = `${node.type} ${node.identifier.toUpperCase()}`;
    const line = lineOf(node);
    const first = lines.get(key);
    if (first !== undefined) return [toFinding('twiceDefined', line, name, first)];
    lines.set(key, line);
    return [];
  });
}

function* definitionsIn(node: Nodes): Generator<Definition | FootnoteDefinition> {
  // `[//]: # (words)` is how a comment is written that no engine shows.
  if (node.type === 'footnoteDefinition' || (node.type === 'definition' && node.url !== '#')) yield node;
  if ('children' in node) for (const child of node.children) yield* definitionsIn(child);
}
