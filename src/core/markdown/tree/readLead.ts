import type { RootContent } from 'hast';
import { toPlainText } from '../plainText.ts';

/** Characters that a search result or a card can show. */
const MAX_LENGTH = 160;

/** What a block gives for a summary: a paragraph's text, or the first line of a list or quote; else nothing. */
export function readLead(node: RootContent): string {
  if (node.type !== 'element' || !/^(?:p|ul|ol|blockquote)$/.test(node.tagName)) return '';
  const lines = toPlainText(node).split('\n');
  const text = (node.tagName === 'p' ? lines.join(' ') : (lines[0] ?? '')).replace(/\t/g, ' ');
  // By code points, so that no character is cut in two.
  const chars = Array.from(text.slice(0, 2 * MAX_LENGTH + 2));
  return chars.length > MAX_LENGTH ? `${chars.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
