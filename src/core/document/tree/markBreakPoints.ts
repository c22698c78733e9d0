// Browsers break lines after any hyphen, so inline code such as `contact-center` would wrap inside a name.
import type { Element, ElementContent, Nodes } from 'hast';
import { toPlainText } from '../plainText.ts';

/** Sets attributes of inline code in an HTML AST, in place, by which CSS controls line breaks. */
export function markBreakPoints(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) return;
  for (const child of node.children) markBreakPoints(child);
  if (node.type === 'element' && node.tagName === 'code') markCode(node);
}

/** Characters per line in a list item in the narrowest supported viewport. */
const LINE = 24;

/**
 * Inline code does not wrap by default (prose.css). Code longer than a line gets `data-long`: lines may break after
 * path separators (`<wbr>`), while words with hyphens become `<span>`s that do not wrap. If a word is longer than a
 * line, the value is `data-long="word"`, which permits breaks anywhere.
 */
function markCode(code: Element): void {
  const text = toPlainText(code);
  if (text.length <= LINE) return;
  code.properties.dataLong = text.split(/[\s/:=&-]/).some(({ length }) => length > LINE) ? 'word' : '';
  code.children = code.children.flatMap((child) => (child.type === 'text' ? wrapWords(child.value) : child));
}

function wrapWords(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (const value of text.split(/([\w.-]+)/)) {
    const last = nodes.at(-1);
    const content: ElementContent = { type: 'text', value };
    if (value.includes('-') && value.length <= LINE) nodes.push(element('span', [content]));
    else if (last?.type === 'text') last.value += value;
    else if (value !== '') nodes.push(content);
    if (/[/:=&]$/.test(value)) nodes.push(element('wbr', []));
  }
  return nodes;
}

function element(tagName: 'span' | 'wbr', children: Element['children']): Element {
  return { type: 'element', tagName, properties: tagName === 'span' ? { dataWhole: '' } : {}, children };
}
