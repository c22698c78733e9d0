import type { Element, ElementContent } from 'hast';
import { toPlainText } from '../plainText.ts';

/** Elements that keep their looks in the table of contents. */
const KEPT = new Set([
  'code',
  'em',
  'strong',
  'del',
  'b',
  'i',
  's',
  'kbd',
  'sub',
  'sup',
  'mark',
  'ins',
  'abbr',
]);

/** A heading's content for the table of contents: looks stay, links, images, ids and footnote marks go. */
export function toTocContent(children: readonly ElementContent[]): readonly ElementContent[] {
  const content = children.flatMap(toTocNode);
  // A heading may be nothing but a picture.
  return toPlainText(content) ? content : [{ type: 'text', value: toPlainText(children) }];
}

function toTocNode(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element' || node.tagName === 'img' || isFootnoteMark(node)) return [];
  if (node.tagName === 'br') return [{ type: 'text', value: ' ' }];
  const children = node.children.flatMap(toTocNode);
  return KEPT.has(node.tagName) && children.length > 0
    ? [{ type: 'element', tagName: node.tagName, properties: {}, children }]
    : children;
}

function isFootnoteMark({ tagName, children: [first] }: Element): boolean {
  return tagName === 'sup' && first?.type === 'element' && 'dataFootnoteRef' in first.properties;
}
