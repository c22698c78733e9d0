// Loaded with the first grammar: colours code and cuts the result at line ends.

import type { RootContent } from 'hast';
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';

export interface Token {
  text: string;
  className: string | undefined;
}

const lowlight = createLowlight();

/**
 * The tokens of each line.
 * @example highlightLines('a=1', 'bash', bash) // [[{ text: 'a', className: 'hljs-attr' }, { text: '=1', … }]]
 */
export function highlightLines(
  code: string,
  language: string,
  grammar: LanguageFn,
): readonly (readonly Token[])[] {
  if (!lowlight.registered(language)) lowlight.register(language, grammar);
  const lines: Token[][] = [[]];
  addTokens(lowlight.highlight(language, code).children, undefined, lines);
  return lines;
}

function addTokens(nodes: readonly RootContent[], className: string | undefined, lines: Token[][]): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      for (const [at, text] of node.value.split('\n').entries()) {
        if (at > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ text, className });
      }
    } else if (node.type === 'element') {
      const own = [node.properties.className]
        .flat()
        .filter((name) => typeof name === 'string')
        .join(' ');
      addTokens(node.children, own || className, lines);
    }
  }
}
