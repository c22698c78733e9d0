import type { Element, ElementContent, ElementData, Nodes } from 'hast';
import { toPlainText } from '../document/plainText.ts';
import { splitAtVariables } from './findVariables.ts';
import { defaultOf, findVariables, type ReaderVariable } from './readerVariable.ts';

/**
 * Tags in which variables are not marked: headings, since ids and the table of contents must be equal for all readers,
 * and formulas, whose elements contain no HTML.
 */
export const UNMARKED = /^(?:h[1-6]|math)$/;

/**
 * Marks the occurrences of variables in an AST, in place: each becomes a node `<span data-value="name">`. The text of
 * a code block is not changed: the component that renders it replaces the variables, which are listed in the `data`
 * of the `pre` node.
 */
export function markVariables(node: Nodes, values: readonly ReaderVariable[]): void {
  if (!('children' in node) || values.length === 0) return;
  if (node.type === 'element') {
    if (UNMARKED.test(node.tagName)) return;
    if (node.tagName === 'pre') {
      markCode(node, values);
      return;
    }
  }
  const children = node.children.flatMap((child): Nodes[] => {
    if (child.type === 'text') return markText(child.value, values);
    markVariables(child, values);
    return [child];
  });
  node.children = children as Element['children'];
}

function markCode(pre: Element, values: readonly ReaderVariable[]): void {
  const [code] = pre.children;
  const title = code?.type === 'element' ? String(code.properties.dataMeta ?? '') : '';
  const used = findVariables(`${toPlainText(pre)}\n${title}`, values);
  // finishNode() would delete this data, but it has run already.
  if (used.length > 0) pre.data = { values: used } as ElementData;
}

/** Splits a text into text nodes and, for variables, `span` nodes. */
export function markText(text: string, values: readonly ReaderVariable[]): ElementContent[] {
  return splitAtVariables(text, values).map(
    (piece): ElementContent =>
      piece.value === undefined
        ? { type: 'text', value: piece.text }
        : {
            type: 'element',
            tagName: 'span',
            properties: { dataValue: piece.value.name },
            children: [{ type: 'text', value: defaultOf(piece.value) }],
          },
  );
}

declare module 'hast' {
  interface ElementData {
    /** Variables that occur in a code block. */
    values?: readonly ReaderVariable[];
  }
}
