// Highlights code with lowlight, in a lazy chunk that loads with the first code block without cached tokens.

import type { RootContent } from 'hast';
import { createLowlight } from 'lowlight';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import { findGrammar } from './grammars.ts';
import { cacheTokens, type Token, type TokenLines } from './tokenCache.ts';

const lowlight = createLowlight();

/**
 * Highlights code into tokens by line, and caches them; undefined if the language has no grammar, or its chunk failed to
 * load.
 * @example await highlightLines('a=1', 'bash') // [[{ text: 'a', className: 'hljs-attr' }, { text: '=1', … }]]
 */
export async function highlightLines(code: string, language: string): Promise<TokenLines | undefined> {
  const loadGrammar = findGrammar(language);
  if (loadGrammar === undefined) return undefined;
  const grammar = await loadOptionalChunk(loadGrammar);
  if (grammar === undefined) return undefined;
  if (!lowlight.registered(language)) lowlight.register(language, grammar.default);
  const lines: Token[][] = [[]];
  addTokens(lowlight.highlight(language, code).children, undefined, lines);
  cacheTokens(code, language, lines);
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
