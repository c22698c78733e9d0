import type { Element, ElementContent, ElementData } from 'hast';
import { fillText } from './findVariables.ts';
import { defaultOf, type ReaderVariable } from './readerVariable.ts';

/** Returns the text that the reader entered for a variable; undefined if there is none. */
export type ReaderInput = (value: ReaderVariable) => string | undefined;

/**
 * Replaces the variables of an element by text, for print, which does not update them later. Does not visit child
 * nodes, except the code of a `pre`.
 */
export function replaceVariables(
  element: Element,
  values: readonly ReaderVariable[],
  ownOf: ReaderInput,
): Element {
  if (element.tagName === 'pre') return fillCode(element, ownOf);
  const { dataValue, ...properties } = element.properties;
  if (dataValue === undefined) return element;
  const value = values.find(({ name }) => name === dataValue);
  const own = value && ownOf(value);
  return { ...element, properties, children: own === undefined ? element.children : [text(own)] };
}

function fillCode(pre: Element, ownOf: ReaderInput): Element {
  const { values, ...data } = pre.data ?? {};
  const [code] = pre.children;
  const [written] = code?.type === 'element' ? code.children : [];
  if (values === undefined || code?.type !== 'element' || written?.type !== 'text') return pre;
  const fill = (value: ReaderVariable) => ownOf(value) ?? defaultOf(value);
  // A quote would terminate the title in the fence's info string.
  const fillTitle = (value: ReaderVariable) => fill(value).replace(/["']/g, '’');
  const { dataMeta } = code.properties;
  const properties = {
    ...code.properties,
    ...(typeof dataMeta === 'string' && { dataMeta: fillText(dataMeta, values, fillTitle) }),
  };
  const filled: Element = { ...code, properties, children: [text(fillText(written.value, values, fill))] };
  return { ...pre, data: data as ElementData, children: [filled] };
}

const text = (value: string): ElementContent => ({ type: 'text', value });
