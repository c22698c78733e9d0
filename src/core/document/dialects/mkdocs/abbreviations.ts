// Abbreviations, `*[HTML]: HyperText Markup Language`: each `HTML` in the text becomes an `<abbr>` with this title.
// https://python-markdown.github.io/extensions/abbreviations/
import type { Emphasis, Nodes, Parents, Root } from 'mdast';
import { createText } from '../createNodes.ts';
import { createMarkerLine } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';

const ABBREVIATION = /^\*\[([^\]]+)\]:[ \t]*(.*)$/;

export const abbreviationLine = createMarkerLine((line) => (ABBREVIATION.test(line) ? NO_TITLE : undefined));

/** Nodes whose text is no words of the page. */
const SKIPPED = new Set(['link', 'linkReference']);

/** Takes the definitions out of a tree, and puts `<abbr>` around the words that they define, in place. */
export function explainAbbreviations(root: Root): void {
  const meanings = new Map<string, string>();
  takeLines(root, meanings);
  if (meanings.size === 0) return;
  const words = [...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}_])(${words.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  explainBelow(root, (text) => splitText(text, pattern, meanings));
}

/** Takes the lines out of the tree. */
function takeLines(node: Parents, meanings: Map<string, string>): void {
  const children = (node.children as Nodes[]).filter((child) => {
    if ('children' in child && child.type !== 'marker') takeLines(child, meanings);
    const [, word, meaning = ''] = (child.type === 'marker' && ABBREVIATION.exec(child.value)) || [];
    if (word !== undefined) meanings.set(word, meaning.trim());
    return word === undefined;
  });
  node.children = children as typeof node.children;
}

function explainBelow(node: Parents, split: (text: string) => Nodes[]): void {
  const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type === 'text') {
      const { position } = child;
      return split(child.value).map((part) => ({ ...part, ...(position && { position }) }));
    }
    if ('children' in child && !SKIPPED.has(child.type)) explainBelow(child, split);
    return [child];
  });
  node.children = children as typeof node.children;
}

function splitText(text: string, pattern: RegExp, meanings: ReadonlyMap<string, string>): Nodes[] {
  const parts: Nodes[] = [];
  let end = 0;
  for (const { 1: before = '', 2: word = '', index } of text.matchAll(pattern)) {
    const start = index + before.length;
    if (start > end) parts.push(createText(text.slice(end, start)));
    const data = { hName: 'abbr', hProperties: { title: meanings.get(word) ?? '' } };
    const abbreviation: Emphasis = { type: 'emphasis', data, children: [createText(word)] };
    parts.push(abbreviation);
    end = start + word.length;
  }
  if (end < text.length) parts.push(createText(text.slice(end)));
  return parts;
}
