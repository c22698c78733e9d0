// A paragraph as a row of words, each with the elements around it; what is no text is one word.
import type { Element, ElementContent } from 'hast';
import type { Keys } from './keys.ts';
import { cutWords } from './words.ts';

export interface Token {
  /** Of the word with all that is around it. */
  key: string;
  node: ElementContent;
  /** The elements around it, the outermost first. */
  around: readonly Element[];
  /** Characters that a reader sees. */
  length: number;
}

/** Elements that words inside may change in; of any other the whole is new or gone. */
const OPEN = new Set(
  'a abbr b bdi bdo big cite del dfn em font i ins mark q s small span strike strong sub sup time u var'.split(
    ' ',
  ),
);

export function cutTokens(nodes: readonly ElementContent[], keys: Keys): Token[] {
  const tokens: Token[] = [];
  const walk = (node: ElementContent, around: readonly Element[], path: string) => {
    if (node.type === 'text') {
      for (const value of cutWords(node.value))
        tokens.push({ key: path + value, node: { type: 'text', value }, around, length: value.length });
    } else if (node.type === 'element' && OPEN.has(node.tagName) && node.children.length > 0) {
      const inner = `${path}${keys.shell(node)}\u0001`;
      for (const child of node.children) walk(child, [...around, node], inner);
    } else tokens.push({ key: path + keys.of(node), node, around, length: 2 });
  };
  for (const node of nodes) walk(node, [], '');
  return tokens;
}
