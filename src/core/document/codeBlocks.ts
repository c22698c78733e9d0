import type { Code, Nodes } from 'mdast';

/** Lists the code nodes below a node in document order. */
export function* listCodeBlocks(node: Nodes): Generator<Code> {
  if (node.type === 'code') yield node;
  else if ('children' in node) for (const child of node.children) yield* listCodeBlocks(child);
}

// Code pasted from web pages and word processors may contain invisible characters that break commands: no-break
// spaces, zero-width spaces, direction controls.

const INVISIBLE = /[\u00a0\u00ad\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/;

/**
 * Characters around a valid zero-width joiner or non-joiner: emoji, or letters of a script in which joiners change the
 * shape of letters.
 */
const JOINABLE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?![\p{Script=Latin}\p{Script=Han}])[\p{L}\p{M}]/u;

/**
 * Replaces Unicode spaces by U+0020 and removes invisible characters, except for joiners in emoji and letters.
 * @example normalizeCode('apt\u00a0update\u200b') === 'apt update'
 */
export function normalizeCode(code: string): string {
  return code.replace(INVISIBLE, (char, at: number) =>
    isJoiner(code, at) ? char : SPACES.test(char) ? ' ' : '',
  );
}

function isJoiner(code: string, at: number): boolean {
  if (code[at] !== '\u200d' && code[at] !== '\u200c') return false;
  // Two code units: the character before may be a surrogate pair.
  return JOINABLE.test(code.slice(Math.max(0, at - 2), at)) && JOINABLE.test(code.slice(at + 1, at + 3));
}
