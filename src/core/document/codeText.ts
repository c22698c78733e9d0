// Invisible characters that break commands: no-break spaces, zero-width spaces, direction controls. Text that is copied
// from web pages and word processors brings them into code.

const ODD = /[\u00a0\u00ad\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\ufeff]/;
const EACH_ODD = new RegExp(ODD, 'g');
const WITH_WIDTH = /[\u00a0\u2000-\u200a\u202f\u205f]/;

/** A joiner belongs to an emoji, or to a word of a script that joins its letters. */
const JOINS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?![\p{Script=Latin}\p{Script=Han}])[\p{L}\p{M}]/u;

/**
 * Code as a program can read it: odd spaces become plain ones, invisible characters go, those inside of emoji stay.
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
  // The character before may be a surrogate pair.
  return JOINS.test(code.slice(Math.max(0, at - 2), at)) && JOINS.test(code.slice(at + 1, at + 3));
}
