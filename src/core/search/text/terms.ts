// The one function that cuts text into terms, when the index is built and when it is asked
// (search-design §2): were the two cut differently, the index would miss.
import { HAN_AND_KANA } from '../../../lib/scripts.ts';
import { foldText } from './foldText.ts';

export interface Run {
  /** Scripts written without spaces, or a word or identifier of any other. */
  kind: 'han' | 'latin';
  text: string;
  /** Place in the folded text. */
  start: number;
}

const HAN = `${HAN_AND_KANA}\\u30FC`;
// Three small steps: one expression for all takes a slow phone fifty milliseconds to compile.
const WORDS = /[\p{L}\p{M}\p{N}_.-]+/gu;
const SCRIPTS = new RegExp(`([${HAN}]+)|[^${HAN}]+`, 'gu');
const JOINED = /[^.-]+(?:[.-][^.-]+)*/g;
const ONLY_HAN = new RegExp(`^[${HAN}]+$`, 'u');

/** Longer words are data, not language: their beginning finds them. */
const MAX_LENGTH = 64;

/**
 * The runs of a folded text; a run never mixes Han and other scripts.
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

/** The same of a text as it is written. */
export function runsOf(text: string): Run[] {
  return splitRuns(foldText(text));
}

/** @example isHan('坐席') === true; isHan('') === false */
export function isHan(text: string): boolean {
  return ONLY_HAN.test(text);
}

/**
 * A Han run's overlapping pairs; a single character stands for itself.
 * @example hanTerms('坐席转接') // ['坐席', '席转', '转接']
 */
export function hanTerms(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

/**
 * A word or identifier, and its parts where it has several: names between dots, and the words of these.
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
 * All terms of a text, repetitions included.
 * @example listTerms('坐席 DB_PASSWD') // ['坐席', 'db_passwd', 'db', 'passwd']
 */
export function listTerms(text: string): string[] {
  return runsOf(text).flatMap(({ kind, text: run }) => (kind === 'han' ? hanTerms(run) : latinTerms(run)));
}

/**
 * The last characters of a text's Han runs. Indexed for headings, so that 表 finds 报表 there too:
 * a lone character is looked up as the beginning of a pair, and the last one begins none.
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
