// Replaces the names of emoji, those of GitHub, by the characters. Browsers load this module as a lazy chunk, for the texts
// with such names that they parse.
import { nameToEmoji } from 'gemoji';
import type { ElementData, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { toHeadingText } from '../plainText.ts';
import { replaceEmojiNames } from '../syntax/emojiNames.ts';
import type { Transform } from '../transform.ts';

export const replaceEmoji: Transform = function* (nodes) {
  for (const node of nodes) {
    replaceBelow(node);
    yield;
  }
  return nodes;
};

const CODE = /^(?:code|kbd|math|pre|samp)$/;
const HEADING = /^h[1-6]$/;

const find = (name: string) => (Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined);

function replaceBelow(node: RootContent): void {
  if (node.type === 'text') node.value = replaceEmojiNames(node.value, find);
  if (node.type !== 'element' || CODE.test(node.tagName)) return;
  if (node.tagName === 'a' && textOf(node).includes('://')) return;
  if (HEADING.test(node.tagName)) node.data = { ...node.data, slugText: toHeadingText(node) } as ElementData;
  node.children.forEach(replaceBelow);
}

declare module 'hast' {
  interface ElementData {
    /** Text from which the id of a heading is made, as GitHub does: with the names of emoji. */
    slugText?: string;
  }
}
