// What an element holds, in pieces that are held against each other: blocks, and runs of text between them.
import type { Element, ElementContent, RootContent } from 'hast';
import { memoize } from '../../lib/memoize.ts';
import { toPlainText } from '../document/plainText.ts';
import type { Keys } from './keys.ts';
import { likenessAtMost, likenessOf, type Pairs, pairsOf } from './likeness.ts';

export interface Piece {
  nodes: readonly ElementContent[];
  /** The block; undefined for a run of text. */
  element: Element | undefined;
  key: string;
  keys: Keys;
}

const BLOCKS = new Set(
  `address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** Whether a node stands on lines of its own. */
export const isBlock = (node: RootContent): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

export function cutPieces(nodes: readonly RootContent[], keys: Keys): Piece[] {
  const pieces: Piece[] = [];
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

/** What a piece's text is compared by; the same piece gives the same pairs. */
export const pairsOfPiece = memoize(({ nodes }: Piece): Pairs => pairsOf(toPlainText(nodes)));

/** A row is known by its first cell, a table by its head, a list by any item. */
const KNOWN = 0.3;

/** How much two pieces have in common, from 0 to 1; 0 where the one cannot become the other. */
export function likenessOfPieces(before: Piece, after: Piece): number {
  const [b, a] = [before.element, after.element];
  if (b?.tagName !== a?.tagName) return 0;
  if (b !== undefined && a !== undefined && before.keys.shell(b) !== after.keys.shell(a)) return 0;
  const names = b && namesOf(b, before.keys);
  const known = names && a && namesOf(a, after.keys).some((name) => names.includes(name)) ? KNOWN : 0;
  const [pairsBefore, pairsAfter] = [pairsOfPiece(before), pairsOfPiece(after)];
  if (known === 0 && likenessAtMost(pairsBefore, pairsAfter) < LEAST_LIKENESS) return 0;
  return known + (1 - known) * likenessOf(pairsBefore, pairsAfter);
}

/** Pieces that have less in common are two, not one reworded. */
export const LEAST_LIKENESS = 0.35;

/** By which a row, a table or a list is known, whatever else has changed in it. */
function namesOf({ tagName, children }: Element, keys: Keys): string[] {
  if (tagName === 'ul' || tagName === 'ol') return children.map(keys.of);
  if (tagName !== 'tr' && tagName !== 'table') return [];
  return children.slice(0, 1).map(keys.of);
}

/** Characters that a reader reads in a piece. */
export function lengthOfPiece(piece: Piece): number {
  return toPlainText(piece.nodes).length;
}
