// Splits the child nodes of an element into segments for the comparison: blocks, and runs of inline nodes between
// them.
import type { Element, ElementContent, RootContent } from 'hast';
import { memoize } from '../../lib/memoize.ts';
import { toPlainText } from '../document/plainText.ts';
import { maxSimilarity, type Pairs, pairsOf, type SimilarityKeys, similarityOf } from './similarity.ts';

export interface Segment {
  nodes: readonly ElementContent[];
  /** The block; undefined for a run of inline nodes. */
  element: Element | undefined;
  key: string;
  keys: SimilarityKeys;
}

const BLOCKS = new Set(
  `address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** Whether a node is a block. */
export const isBlock = (node: RootContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

export function splitSegments(nodes: readonly RootContent[], keys: SimilarityKeys): Segment[] {
  const pieces: Segment[] = [];
  let run: ElementContent[] = [];
  const settle = () => {
    if (run.length > 0) pieces.push({ nodes: run, element: undefined, key: run.map(keys.of).join(''), keys });
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      settle();
      pieces.push({ nodes: [node], element: node, key: keys.of(node), keys });
    } else if (node.type !== 'doctype') run.push(node);
  }
  settle();
  return pieces;
}

/** Letter pairs of a segment's text, memoized. */
export const pairsOfSegment = memoize(({ nodes }: Segment): Pairs => pairsOf(toPlainText(nodes)));

/** Bonus for rows with the same first cell, tables with the same header, lists with a shared item. */
const KNOWN = 0.3;

/** Similarity of two segments, 0 to 1; 0 for different tags or attributes, whose nodes cannot be merged. */
export function similarityOfSegments(before: Segment, after: Segment): number {
  const [b, a] = [before.element, after.element];
  if (b?.tagName !== a?.tagName) return 0;
  if (b !== undefined && a !== undefined && before.keys.shell(b) !== after.keys.shell(a)) return 0;
  const names = b && namesOf(b, before.keys);
  const known = names && a && namesOf(a, after.keys).some((name) => names.includes(name)) ? KNOWN : 0;
  const [pairsBefore, pairsAfter] = [pairsOfSegment(before), pairsOfSegment(after)];
  if (known === 0 && maxSimilarity(pairsBefore, pairsAfter) < MIN_SIMILARITY) return 0;
  return known + (1 - known) * similarityOf(pairsBefore, pairsAfter);
}

/** Segments below this similarity are rendered as removed and added, not as edited. */
export const MIN_SIMILARITY = 0.35;

/** Keys of the child nodes that identify a row, table or list even if the rest changed. */
function namesOf({ tagName, children }: Element, keys: SimilarityKeys): string[] {
  if (tagName === 'ul' || tagName === 'ol') return children.map(keys.of);
  if (tagName !== 'tr' && tagName !== 'table') return [];
  return children.slice(0, 1).map(keys.of);
}

export function lengthOfSegment(piece: Segment): number {
  return toPlainText(piece.nodes).length;
}
