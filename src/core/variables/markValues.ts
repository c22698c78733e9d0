import type { Element, ElementContent, ElementData, Nodes } from 'hast';
import { toPlainText } from '../document/plainText.ts';
import { cutAtValues } from './findPlaces.ts';
import { valuesIn } from './pageValues.ts';
import { defaultOf, type ReaderValue } from './readerValue.ts';

/** Headings give a page its anchors and its contents: their words are the same for all readers. */
export const UNMARKED = /^h[1-6]$/;

/**
 * Marks the values in a tree, in place: each becomes `<span data-value="name">`. Code blocks are drawn from their
 * text: they are told which values may stand in it.
 */
export function markValues(node: Nodes, values: readonly ReaderValue[]): void {
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
    markValues(child, values);
    return [child];
  });
  node.children = children as Element['children'];
}

function markCode(pre: Element, values: readonly ReaderValue[]): void {
  const [code] = pre.children;
  const title = code?.type === 'element' ? String(code.properties.dataMeta ?? '') : '';
  const used = valuesIn(`${toPlainText(pre)}\n${title}`, values);
  if (used.length > 0) pre.data = { values: used } as ElementData; // What the library's parser adds is gone by now.
}

/** A text with its values marked. */
export function markText(text: string, values: readonly ReaderValue[]): ElementContent[] {
  return cutAtValues(text, values).map(
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
    /** Of a code block: the values that may stand in its code. */
    values?: readonly ReaderValue[];
  }
}
