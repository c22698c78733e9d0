// The first sentence of a page: stands in for a description that is missing.
import type { Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { toPlainText } from '../../core/document/plainText.ts';

/** Characters that a search result or a card can show. */
const MAX_LENGTH = 160;

/** Lines for the modules of other engines. */
const MODULE_LINE = /^(?:import|export)\s.*(?:from|const|;)/;

/** The mark that ends a sentence: not one before a closing quote, and in Latin letters one before a capital. */
const END = /[。！？]+(?![」』”’）】》])|[.!?]+[)"'”’]*(?=\s+["'“‘(]?[\p{Lu}\p{Script=Han}])/gu;
/** What a full stop stands behind as well. Asked of the text before it: Safari before 16.4 knows no lookbehind. */
const SHORTENED = /\b(?:\p{L}|[A-Z][a-z]|etc|vs)$/u;

/** A paragraph's first sentence, or that of the first line of a list or quote; what stands in a box or a column counts where nothing else is. */
export function findLead(nodes: readonly Nodes[]): string {
  for (const node of nodes) {
    const lead = readLead(node);
    if (lead !== '') return lead;
  }
  const inside = nodes.flatMap((node): Nodes[] => (isHolder(node) ? node.children : []));
  return inside.length === 0 ? '' : findLead(inside);
}

function isHolder(node: Nodes): node is Nodes & { children: Nodes[] } {
  return 'children' in node && !(node.type === 'element' && 'dataFootnotes' in node.properties);
}

function readLead(node: Nodes): string {
  if (node.type !== 'element' || !/^(?:p|ul|ol|blockquote)$/.test(node.tagName)) return '';
  const lines = toPlainText(node).split('\n');
  const text = (node.tagName === 'p' ? lines.join(' ') : (lines[0] ?? '')).replace(/\t/g, ' ');
  // What pictures are called is no sentence.
  if (MODULE_LINE.test(text) || textOf(node).trim() === '') return '';
  const sentence = cutSentence(text);
  // By code points, so that no character is cut in two.
  const chars = Array.from(sentence.slice(0, 2 * MAX_LENGTH + 2));
  return chars.length > MAX_LENGTH ? `${chars.slice(0, MAX_LENGTH - 1).join('')}…` : sentence;
}

function cutSentence(text: string): string {
  for (const { 0: mark, index } of text.matchAll(END))
    if (!/^[.!?]/.test(mark) || !SHORTENED.test(text.slice(Math.max(0, index - 4), index)))
      return text.slice(0, index + mark.length);
  return text;
}
