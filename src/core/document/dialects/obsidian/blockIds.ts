// The ids of blocks, to which wiki links refer (`[[page#^abc123]]`): ` ^abc123` at the end of a paragraph, list item or
// heading, or below a table. They become anchors.
import type { Nodes, PhrasingContent } from 'mdast';
import { createAnchor } from '../createNodes.ts';

/** Matches an id of two or more characters, of which one is a letter: ` ^2` and ` ^n` are exponents. */
const ID = /(^|\s)\^(?=[\d-]*[A-Za-z])([A-Za-z\d-]{2,60})[ \t]*$/;

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

export function resolveBlockIds(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) resolveBlockIds(child);
  const last = node.children.at(-1);
  if (!BLOCKS.has(node.type) || last?.type !== 'text') return;
  const [id = '', space = '', name] = ID.exec(last.value) ?? [];
  // After an element, the id has to follow a space.
  if (name === undefined || (space === '' && node.children.length > 1)) return;
  last.value = last.value.slice(0, last.value.length - id.length) + space;
  (node.children as PhrasingContent[]).push(createAnchor(`^${name}`));
}
