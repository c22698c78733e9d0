// Browsers break lines after any hyphen: `contact-` at the end of one, `center` at the beginning of the next.
import type { Element, ElementContent } from 'hast';
import { toPlainText } from '../plainText.ts';

/** Characters that fit into a line of the narrowest screen, in a list, too. */
const LINE = 24;

/**
 * Inline code keeps its line (prose.css). What is too long for that may break (`data-long`), and not in its
 * hyphened words, which become elements that keep theirs, but after the marks of paths. Where one word is too long it is `data-long="word"`.
 */
export function settleCode(code: Element): void {
  const text = toPlainText(code);
  if (text.length <= LINE) return;
  code.properties.dataLong = text.split(/[\s/:=&-]/).some(({ length }) => length > LINE) ? 'word' : '';
  code.children = code.children.flatMap((child) => (child.type === 'text' ? holdWords(child.value) : child));
}

function holdWords(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (const value of text.split(/([\w.-]+)/)) {
    const last = nodes.at(-1);
    const piece: ElementContent = { type: 'text', value };
    if (value.includes('-') && value.length <= LINE) nodes.push(element('span', [piece]));
    else if (last?.type === 'text') last.value += value;
    else if (value !== '') nodes.push(piece);
    if (/[/:=&]$/.test(value)) nodes.push(element('wbr', []));
  }
  return nodes;
}

function element(tagName: 'span' | 'wbr', children: Element['children']): Element {
  return { type: 'element', tagName, properties: tagName === 'span' ? { dataWhole: '' } : {}, children };
}
