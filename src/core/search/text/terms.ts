// Tokenizer of the index and of queries. Both must use the same tokens: otherwise lookups would fail.
import { WITHOUT_SPACES } from '../../../lib/unicodeScripts.ts';
import { foldText } from './foldText.ts';

export interface Run {
  /** `han`: text in Han, kana or Thai, without spaces between words; `latin`: a word in any other script. */
  kind: 'han' | 'latin';
  text: string;
  /** Offset in the folded text. */
  start: number;
}

const HAN = `${WITHOUT_SPACES}\\u30FC`;
// Three small patterns, since a combined pattern takes 50 ms to compile on a slow phone.
const WORDS = /[\p{L}\p{M}\p{N}_.-]+/gu;
const SCRIPTS = new RegExp(`([${HAN}]+)|[^${HAN}]+`, 'gu');
const JOINED = /[^.-]+(?:[.-][^.-]+)*/g;
const ONLY_HAN = new RegExp(`^[${HAN}]+$`, 'u');

/** Maximum length of a token. Longer words, such as hashes or encoded data, are truncated. */
const MAX_LENGTH = 64;

/**
 * First step of the tokenizer: splits a folded text into runs. A run has either Han and kana or other scripts.
 * @example splitRuns('用docker-compose启动').map(({ text }) => text) // ['用', 'docker-compose', '启动']
 */
export function splitRuns(folded: string): Run[] {
  const runs: Run[] = [];
  for (const { 0: word, index } of folded.matchAll(WORDS))
    for (const { 0: piece, 1: han, index: inWord } of word.matchAll(SCRIPTS)) {
      const start = index + inWord;
      if (han !== undefined) runs.push({ kind: 'han', text: han, start });
      else
        for (const { 0: text, index: inPiece } of piece.matchAll(JOINED))
          runs.push({ kind: 'latin', text, start: start + inPiece });
    }
  return runs;
}

/** First step of the tokenizer for a text that is not folded. */
export function runsOf(text: string): Run[] {
  return splitRuns(foldText(text));
}

/** Whether a text has only scripts without spaces. @example isHan('坐席') === true; isHan('') === false */
export function isHan(text: string): boolean {
  return ONLY_HAN.test(text);
}

/**
 * Tokenizes a Han run: returns its overlapping pairs of characters, or its only character.
 * @example hanTerms('坐席转接') // ['坐席', '席转', '转接']
 */
export function hanTerms(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

/**
 * Tokenizes a word or identifier: returns the complete text, the names between dots, and their words.
 * @example latinTerms('db_passwd') // ['db_passwd', 'db', 'passwd']
 * @example latinTerms('pool.max-size') // ['pool.max-size', 'pool', 'max-size', 'max', 'size']
 */
export function latinTerms(run: string): [whole: string, ...parts: string[]] {
  if (!/[_.-]/.test(run)) return [shorten(run)];
  const parts = run.split('.').flatMap((name) => [name, ...name.split(/[_-]/)]);
  const others = new Set(parts.filter((part) => part !== '' && part !== run));
  return [shorten(run), ...Array.from(others, shorten)];
}

/**
 * Lists all tokens of a text, with duplicates.
 * @example listTerms('坐席 DB_PASSWD') // ['坐席', 'db_passwd', 'db', 'passwd']
 */
export function listTerms(text: string): string[] {
  return runsOf(text).flatMap(({ kind, text: run }) => (kind === 'han' ? hanTerms(run) : latinTerms(run)));
}

/**
 * Returns the last character of each Han run of a text. Headings are also indexed by these: a query of one character
 * matches the prefixes of pairs, and 表 is not the prefix of a pair in 报表.
 * @example listEnds('坐席报表') // ['表']
 */
export function listEnds(text: string): string[] {
  return runsOf(text).flatMap(({ kind, text: run }) => {
    const characters = Array.from(run);
    return kind === 'han' && characters.length > 1 ? characters.slice(-1) : [];
  });
}

function shorten(term: string): string {
  return term.length > MAX_LENGTH ? term.slice(0, MAX_LENGTH) : term;
}
