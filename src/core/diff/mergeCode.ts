import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { renderedFences } from '../document/renderedFences.ts';
import { alignSame, isPair } from './align.ts';
import { CODE_LINES, wrapInMark } from './marks.ts';

/**
 * Two states of a block of code, line by line; undefined where they are to be seen as two: another language,
 * and diagrams, whose lines nobody reads.
 */
export function mergeCode(before: Element, after: Element): Element | undefined {
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

/** With their ends. A dot would not match every other character: U+2028 ends no line of code. */
function linesOf(code: Element): string[] {
  return textOf(code).match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
