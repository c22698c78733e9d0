// Converts between HTML nodes and elements of JSX.
import type { Html, Nodes } from 'mdast';
import { lineOf } from '../../findings.ts';
import type { Markup } from './mdxSyntax.ts';
import { isTag, type JsxElement, placeOf } from './pairTags.ts';
import { measureMarkup } from './scanMarkup.ts';

/** Writes the tags of an element of HTML around its content. */
export function wrapHtml(element: JsxElement, content: readonly Nodes[]): Nodes[] {
  const place = placeOf(element);
  const open: Html = { type: 'html', value: writeHtmlTag(element), ...place };
  if (element.isUnpaired || element.tag.kind === 'empty') return [open];
  const end = element.position && { position: { start: element.position.end, end: element.position.end } };
  return [open, ...content, { type: 'html', value: `</${element.tag.name}>`, ...end }];
}

const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Serializes a tag of JSX as HTML. Attributes whose value is no text, such as a style object, are dropped. */
function writeHtmlTag({ source, tag }: JsxElement): string {
  if (tag.kind === 'close' || !/[{]|className|htmlFor/.test(source)) return source;
  const attributes = [...tag.attributes].flatMap(([name, value]) => {
    if (value === true) return [` ${name}`];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
    return [` ${HTML_NAMES[name] ?? name}="${text}"`];
  });
  return `<${tag.name}${attributes.join('')}${tag.kind === 'empty' ? ' /' : ''}>`;
}

/** Matches the tags of elements whose content is text. */
const OPAQUE = /<(?:pre|script|style|textarea|code)\b/i;

/** Limit of tags without an end in one HTML node. */
const MAX_FAILURES = 20;

/** Splits HTML at the tags of components. */
export function splitHtml(node: Html): Nodes[] {
  const { value } = node;
  if (OPAQUE.test(value) || value.startsWith('<!--')) return [node];
  const nodes: Nodes[] = [];
  let line = lineOf(node);
  let failures = 0;
  let from = 0;
  const addTo = (type: 'html' | 'markup', to: number) => {
    const part = value.slice(from, to);
    const position = { start: { line, column: 1 }, end: { line, column: 1 } };
    if (part !== '') nodes.push({ type, value: part, position, data: { isInHtml: true } } as Markup);
    line += part.split('\n').length - 1;
    from = to;
  };
  for (const { index } of value.matchAll(/<\/?[A-Z]/g)) {
    if (index < from || failures > MAX_FAILURES) continue;
    const length = measureMarkup(value, index, /[A-Z]/);
    if (length === undefined) failures += 1;
    else {
      addTo('html', index);
      addTo('markup', index + length);
    }
  }
  addTo('html', value.length);
  return nodes.some((child) => child.type === 'markup' && isTag(child)) ? nodes : [node];
}
