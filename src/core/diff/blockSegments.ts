// Splits the child nodes of an element into segments, which the comparison pairs: a segment is a block, or the inline
// nodes between two blocks.
import type { Element, ElementContent, RootContent } from 'hast';
import { memoize } from '../../lib/memoize.ts';
import { toPlainText } from '../document/plainText.ts';
import { maxSimilarity, type Pairs, pairsOf, type SimilarityKeys, similarityOf } from './similarity.ts';

export interface Segment {
  nodes: readonly ElementContent[];
  /** The block; undefined for inline nodes. */
  element: Element | undefined;
  key: string;
  keys: SimilarityKeys;
}

const BLOCKS = new Set(
  `address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

export const isBlock = (node: RootContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

export function splitSegments(nodes: readonly RootContent[], keys: SimilarityKeys): Segment[] {
  const segments: Segment[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    if (run.length > 0)
      segments.push({ nodes: run, element: undefined, key: run.map(keys.of).join(''), keys });
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      flush();
      segments.push({ nodes: [node], element: node, key: keys.of(node), keys });
    } else if (node.type !== 'doctype') run.push(node);
  }
  flush();
  return segments;
}

/** The letter pairs of a segment's text, memoized. */
export const pairsOfSegment = memoize(({ nodes }: Segment): Pairs => pairsOf(toPlainText(nodes)));

/** Added to the similarity of rows with equal first cells, tables with equal headers, and lists with an equal item. */
const NAME_BONUS = 0.3;

/** Similarity of two segments, 0 to 1; 0 if tags or attributes differ, because such nodes cannot be merged. */
export function similarityOfSegments(before: Segment, after: Segment): number {
  const [b, a] = [before.element, after.element];
  if (b?.tagName !== a?.tagName) return 0;
  if (b !== undefined && a !== undefined && before.keys.shell(b) !== after.keys.shell(a)) return 0;
  const names = b && namesOf(b, before.keys);
  const bonus = names && a && namesOf(a, after.keys).some((name) => names.includes(name)) ? NAME_BONUS : 0;
  const [pairsBefore, pairsAfter] = [pairsOfSegment(before), pairsOfSegment(after)];
  if (bonus === 0 && maxSimilarity(pairsBefore, pairsAfter) < MIN_SIMILARITY) return 0;
  return bonus + (1 - bonus) * similarityOf(pairsBefore, pairsAfter);
}

/** Minimum similarity of a pair: less similar segments are rendered as one removed and one added segment. */
export const MIN_SIMILARITY = 0.35;

/** Keys of the child nodes that identify an edited row, table or list: its first cell, its header, its items. */
function namesOf({ tagName, children }: Element, keys: SimilarityKeys): string[] {
  if (tagName === 'ul' || tagName === 'ol') return children.map(keys.of);
  if (tagName !== 'tr' && tagName !== 'table') return [];
  return children.slice(0, 1).map(keys.of);
}

export function lengthOfSegment(segment: Segment): number {
  return toPlainText(segment.nodes).length;
}
