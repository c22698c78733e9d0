import type { Element, ElementContent, ElementData } from 'hast';
import { fillText } from './findPlaces.ts';
import { defaultOf, type ReaderValue } from './readerValue.ts';

/** What the reader has given for a value; undefined where it is nothing. */
export type OwnText = (value: ReaderValue) => string | undefined;

/**
 * An element without places of values: what the reader has given stands in them for good, as on paper. What
 * stands inside the element is not looked at, but for the code of a `pre`.
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
  // A quote would end the title.
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
