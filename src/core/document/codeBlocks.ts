import type { Code, Nodes } from 'mdast';

/** Lists the code nodes below a node in document order. */
export function* listCodeBlocks(node: Nodes): Generator<Code> {
  if (node.type === 'code') yield node;
  else if ('children' in node) for (const child of node.children) yield* listCodeBlocks(child);
}

// Invisible characters that break commands: no-break spaces, zero-width spaces, direction controls. Text pasted from
// web pages and word processors contains them.

const ODD = /[\u00a0\u00ad\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\ufeff]/;
const EACH_ODD = new RegExp(ODD, 'g');
const WITH_WIDTH = /[\u00a0\u2000-\u200a\u202f\u205f]/;

/** Characters around a joiner that is valid: emoji, or letters of a script that joins them. */
const JOINS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?![\p{Script=Latin}\p{Script=Han}])[\p{L}\p{M}]/u;

/**
 * Replaces odd spaces and removes invisible characters, except for joiners in emoji.
 * @example normalizeCode('apt\u00a0update\u200b') === 'apt update'
 */
export function normalizeCode(code: string): string {
  return ODD.test(code)
    ? code.replace(EACH_ODD, (odd, at: number) =>
        isJoiner(code, at) ? odd : WITH_WIDTH.test(odd) ? ' ' : '',
      )
    : code;
}

function isJoiner(code: string, at: number): boolean {
  if (code[at] !== '\u200d' && code[at] !== '\u200c') return false;
  // Two code units, for a surrogate pair.
  return JOINS.test(code.slice(Math.max(0, at - 2), at)) && JOINS.test(code.slice(at + 1, at + 3));
}
