// Merges two versions of a segment into nodes with marks around changed words, lines of code and table cells.
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { renderedFences } from '../document/renderedFences.ts';
import { alignSame, isPair, pairSimilar } from './align.ts';
import {
  isBlock,
  MIN_SIMILARITY,
  type Segment,
  similarityOfSegments,
  splitSegments,
} from './blockSegments.ts';
import { CODE_LINES, markNodes, wrapInMark } from './marks.ts';
import { mergeInline } from './mergeInline.ts';
import { mergeTable } from './mergeTable.ts';

export type Merge = Generator<void, ElementContent[]>;

export function* mergeSegments(before: Segment, after: Segment): Merge {
  if (before.key === after.key) return [...after.nodes];
  const [b, a] = [before.element, after.element];
  if (b === undefined || a === undefined)
    return b === a ? mergeInline(before.nodes, after.nodes, before.keys, after.keys) : replace(before, after);
  const merged = yield* mergeElements(b, a, before, after);
  return merged === undefined ? replace(before, after) : [merged];
}

function replace(before: Segment, after: Segment): ElementContent[] {
  return [...markNodes('del', before.nodes), ...markNodes('ins', after.nodes)];
}

function* mergeElements(
  b: Element,
  a: Element,
  before: Segment,
  after: Segment,
): Generator<void, Element | undefined> {
  if (a.tagName === 'pre' && b.tagName === 'pre') return mergeCode(b, a);
  if (before.keys.shell(b) !== after.keys.shell(a)) return undefined;
  if (a.tagName === 'table') {
    const table = yield* mergeTable(b, a, before.keys, after.keys, mergeChildren);
    if (table !== undefined) return table;
  }
  return { ...a, children: yield* mergeChildren(b, a, before.keys, after.keys) };
}

/** Merges the child nodes of two elements. */
function* mergeChildren(
  b: Element,
  a: Element,
  keysBefore: Segment['keys'],
  keysAfter: Segment['keys'],
): Merge {
  if (keysBefore.of(b) === keysAfter.of(a)) return a.children;
  if (!b.children.some(isBlock) && !a.children.some(isBlock))
    return mergeInline(b.children, a.children, keysBefore, keysAfter);
  const same = alignSame(
    splitSegments(b.children, keysBefore),
    splitSegments(a.children, keysAfter),
    ({ key }) => key,
  );
  const nodes: ElementContent[] = [];
  for (const { before, after } of yield* pairSimilar(same, similarityOfSegments, MIN_SIMILARITY)) {
    if (before !== undefined && after !== undefined) nodes.push(...(yield* mergeSegments(before, after)));
    else if (before !== undefined) nodes.push(...markNodes('del', before.nodes));
    else if (after !== undefined) nodes.push(...markNodes('ins', after.nodes));
    yield;
  }
  return nodes;
}

/**
 * Merges two code blocks line by line. Returns undefined if their languages differ, and for diagrams: pages do not
 * render their source.
 */
function mergeCode(before: Element, after: Element): Element | undefined {
  const [b, a] = [codeIn(before), codeIn(after)];
  if (b === undefined || a === undefined) return undefined;
  const className = String(a.properties.className ?? '');
  if (className !== String(b.properties.className ?? '')) return undefined;
  if (renderedFences.has(className.replace(/^language-/, ''))) return undefined;
  const steps = alignSame(linesOf(b), linesOf(a), (line) => line);
  const lines = steps.map((step): ElementContent => {
    const line: ElementContent = { type: 'text', value: step.after ?? step.before ?? '' };
    if (isPair(step)) return line;
    return wrapInMark(step.after === undefined ? 'del' : 'ins', [line]);
  });
  return { ...after, tagName: CODE_LINES, children: [{ ...a, children: lines }] };
}

function codeIn(pre: Element): Element | undefined {
  const [code, ...rest] = pre.children;
  return rest.length === 0 && code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** Splits code into lines with their line ends. Not by `.`, which does not match U+2028: that is no line end in code. */
function linesOf(code: Element): string[] {
  return textOf(code).match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
