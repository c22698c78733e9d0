// Two states of a piece as one, with marks: down to words, lines and cells.
import type { Element, ElementContent } from 'hast';
import { alignSame, pairAlike } from './align.ts';
import { markNodes } from './marks.ts';
import { mergeCode } from './mergeCode.ts';
import { mergeInline } from './mergeInline.ts';
import { mergeTable } from './mergeTable.ts';
import { cutPieces, isBlock, LEAST_LIKENESS, likenessOfPieces, type Piece } from './pieces.ts';

export type Merge = Generator<void, ElementContent[]>;

/** Two pieces that belong together. */
export function* mergePieces(before: Piece, after: Piece): Merge {
  if (before.key === after.key) return [...after.nodes];
  const [b, a] = [before.element, after.element];
  if (b === undefined || a === undefined)
    return b === a ? mergeInline(before.nodes, after.nodes, before.keys, after.keys) : replace(before, after);
  const merged = yield* mergeElements(b, a, before, after);
  return merged === undefined ? replace(before, after) : [merged];
}

function replace(before: Piece, after: Piece): ElementContent[] {
  return [...markNodes('del', before.nodes), ...markNodes('ins', after.nodes)];
}

function* mergeElements(
  b: Element,
  a: Element,
  before: Piece,
  after: Piece,
): Generator<void, Element | undefined> {
  if (a.tagName === 'pre' && b.tagName === 'pre') return mergeCode(b, a);
  if (before.keys.shell(b) !== after.keys.shell(a)) return undefined;
  if (a.tagName === 'table') {
    const table = yield* mergeTable(b, a, before.keys, after.keys, mergeChildren);
    if (table !== undefined) return table;
  }
  return { ...a, children: yield* mergeChildren(b, a, before.keys, after.keys) };
}

/** What two elements hold. */
function* mergeChildren(b: Element, a: Element, keysBefore: Piece['keys'], keysAfter: Piece['keys']): Merge {
  if (keysBefore.of(b) === keysAfter.of(a)) return a.children;
  if (!b.children.some(isBlock) && !a.children.some(isBlock))
    return mergeInline(b.children, a.children, keysBefore, keysAfter);
  const same = alignSame(
    cutPieces(b.children, keysBefore),
    cutPieces(a.children, keysAfter),
    ({ key }) => key,
  );
  const nodes: ElementContent[] = [];
  for (const { before, after } of yield* pairAlike(same, likenessOfPieces, LEAST_LIKENESS)) {
    if (before !== undefined && after !== undefined) nodes.push(...(yield* mergePieces(before, after)));
    else if (before !== undefined) nodes.push(...markNodes('del', before.nodes));
    else if (after !== undefined) nodes.push(...markNodes('ins', after.nodes));
    yield;
  }
  return nodes;
}
