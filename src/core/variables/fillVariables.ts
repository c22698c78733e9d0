import type { Element, ElementContent, ElementData } from 'hast';
import { fillText } from './findVariables.ts';
import { defaultOf, type ReaderValue } from './readerVariable.ts';

/** The reader's own text for a variable; undefined without any. */
export type OwnText = (value: ReaderValue) => string | undefined;

/**
 * Returns an element with the variables replaced for good, for print. Children are not visited, except for the code of
 * a `pre`.
 */
export function settleValues(element: Element, values: readonly ReaderValue[], ownOf: OwnText): Element {
  if (element.tagName === 'pre') return settleCode(element, ownOf);
  const { dataValue, ...properties } = element.properties;
  if (dataValue === undefined) return element;
  const value = values.find(({ name }) => name === dataValue);
  const own = value && ownOf(value);
  return { ...element, properties, children: own === undefined ? element.children : [text(own)] };
}

function settleCode(pre: Element, ownOf: OwnText): Element {
  const { values, ...data } = pre.data ?? {};
  const [code] = pre.children;
  const [written] = code?.type === 'element' ? code.children : [];
  if (values === undefined || code?.type !== 'element' || written?.type !== 'text') return pre;
  const fill = (value: ReaderValue) => ownOf(value) ?? defaultOf(value);
  // A quote would end the title in the info string.
  const fillTitle = (value: ReaderValue) => fill(value).replace(/["']/g, '’');
  const { dataMeta } = code.properties;
  const properties = {
    ...code.properties,
    ...(typeof dataMeta === 'string' && { dataMeta: fillText(dataMeta, values, fillTitle) }),
  };
  const filled: Element = { ...code, properties, children: [text(fillText(written.value, values, fill))] };
  return { ...pre, data: data as ElementData, children: [filled] };
}

const text = (value: string): ElementContent => ({ type: 'text', value });
