// Two states of a piece as one, with marks: down to words, lines and cells.
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { DIAGRAM_LANGUAGE } from '../markdown/diagram.ts';
import { alignSame, pairAlike } from './align.ts';
import { CODE_LINES, markNodes, wrapInMark } from './marks.ts';
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

/**
 * Two states of a block of code, line by line; undefined where they are to be seen as two: another language,
 * and diagrams, whose lines nobody reads.
 */
function mergeCode(before: Element, after: Element): Element | undefined {
  const [b, a] = [codeIn(before), codeIn(after)];
  if (b === undefined || a === undefined) return undefined;
  const language = String(a.properties.className ?? '');
  if (language !== String(b.properties.className ?? '') || language === `language-${DIAGRAM_LANGUAGE}`)
    return undefined;
  const steps = alignSame(linesOf(b), linesOf(a), (line) => line);
  const lines = steps.map((step): ElementContent => {
    const line: ElementContent = { type: 'text', value: step.after ?? step.before ?? '' };
    if (step.before !== undefined && step.after !== undefined) return line;
    return wrapInMark(step.after === undefined ? 'del' : 'ins', [line]);
  });
  const { dataMeta: metaBefore } = b.properties;
  const isRenamed = String(metaBefore ?? '') !== String(a.properties.dataMeta ?? '');
  const properties = { ...a.properties, ...(isRenamed && { dataMetaBefore: metaBefore ?? '' }) };
  return { ...after, tagName: CODE_LINES, children: [{ ...a, properties, children: lines }] };
}

function codeIn(pre: Element): Element | undefined {
  const [code, ...rest] = pre.children;
  return rest.length === 0 && code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** With their ends. A dot would not match every other character: U+2028 ends no line of code. */
function linesOf(code: Element): string[] {
  return textOf(code).match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
