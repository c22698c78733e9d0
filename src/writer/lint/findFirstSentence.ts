// Finds the first sentence of a page: the fallback for a missing description.
import type { Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { toPlainText } from '../../core/document/plainText.ts';

/** Characters that a search engine or a link preview renders. */
const MAX_LENGTH = 160;

/** An import or export of MDX, which the parser reads as a paragraph. */
const MODULE_LINE = /^(?:import|export)\s.*(?:from|const|;)/;

/** Matches the end of a sentence: Chinese punctuation without a closing quote after it, or Latin punctuation before a
space and a capital or Han character. */
const END = /[。！？]+(?![」』”’）】》])|[.!?]+[)"'”’]*(?=\s+["'“‘(]?[\p{Lu}\p{Script=Han}])/gu;
/** Abbreviations with a full stop. A separate expression: Safari before 16.4 cannot parse a lookbehind. */
const SHORTENED = /\b(?:\p{L}|[A-Z][a-z]|etc|vs)$/u;

/** Returns the first sentence of a paragraph, list or block quote; container nodes are searched only as a fallback. */
export function findExcerpt(nodes: readonly Nodes[]): string {
  for (const node of nodes) {
    const lead = readLead(node);
    if (lead !== '') return lead;
  }
  const inside = nodes.flatMap((node): Nodes[] => (isHolder(node) ? node.children : []));
  return inside.length === 0 ? '' : findExcerpt(inside);
}

function isHolder(node: Nodes): node is Nodes & { children: Nodes[] } {
  return 'children' in node && !(node.type === 'element' && 'dataFootnotes' in node.properties);
}

function readLead(node: Nodes): string {
  if (node.type !== 'element' || !/^(?:p|ul|ol|blockquote)$/.test(node.tagName)) return '';
  const lines = toPlainText(node).split('\n');
  const text = (node.tagName === 'p' ? lines.join(' ') : (lines[0] ?? '')).replace(/\t/g, ' ');
  // `textOf` omits the alternative text of images: a paragraph of images has no sentence.
  if (MODULE_LINE.test(text) || textOf(node).trim() === '') return '';
  const sentence = cutSentence(text);
  // Cut by code points, not UTF-16 units: half of a surrogate pair would be an invalid character.
  const chars = Array.from(sentence.slice(0, 2 * MAX_LENGTH + 2));
  return chars.length > MAX_LENGTH ? `${chars.slice(0, MAX_LENGTH - 1).join('')}…` : sentence;
}

function cutSentence(text: string): string {
  for (const { 0: mark, index } of text.matchAll(END))
    if (!/^[.!?]/.test(mark) || !SHORTENED.test(text.slice(Math.max(0, index - 4), index)))
      return text.slice(0, index + mark.length);
  return text;
}
