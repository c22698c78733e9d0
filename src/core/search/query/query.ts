// Parses a query into terms to look up.
import { type FoldedText, foldWithPositions } from '../text/foldText.ts';
import { hanTerms, latinTerms, splitRuns } from '../text/terms.ts';

export interface QueryTerm {
  /** `han` is a pair of characters, `lone` a run of one Han character. */
  kind: 'han' | 'lone' | 'latin';
  term: string;
  weight: number;
  /** Whether longer index terms with this prefix match. */
  isPrefix: boolean;
  /** Whether the term is a complete Han run of two characters. */
  isWhole?: boolean | undefined;
  /** The overlapping pairs before and after this pair, if the Han run has both. */
  between?: readonly [before: string, after: string] | undefined;
}

export interface Query {
  terms: readonly QueryTerm[];
  /** Words of the query as typed, for highlights. */
  words: readonly string[];
}

/** Question words. The parser removes them, since pages rarely contain them. */
const QUESTION =
  /怎么[办样]?|怎样|如何|为什么|为[何啥]|是?(?:什么(?:意思)?|啥|在?哪[里儿些个]?|多[少大久])是?|是否|是不是|能否|能不能|有没有|请问|吗|呢/gu;
/** Particles at the end of a word, which remain after question words are removed. */
const PARTICLE = /[的了](?=[\s\p{P}]|$)/gu;

/** Characters that are not searched as single characters: particles, pronouns, prepositions, positions. */
const FUNCTION_WORDS = new Set(
  '的地得了着过在到里从向往于用把被给让和与或及并而但则是有没不也都还再才就要会能可想去来这那哪每各个次些几多我你他她它们后前中上下时',
);

/** @example isFunctionWord('把') === true; isFunctionWord('删') === false */
export function isFunctionWord(character: string): boolean {
  return FUNCTION_WORDS.has(character);
}

/** Latin tokens longer than this match as prefixes. */
const SHORT = 3;

/** Weight of the segments of an identifier, relative to the complete identifier. */
const PART_WEIGHT = 0.5;

/** Maximum number of terms: a long pasted text must not block the main thread. */
const MAX_TERMS = 40;

/**
 * Parses a query into terms. Question words are removed, unless the query consists of these only.
 * @example parseQuery('怎么重置密码', true).terms.map(({ term }) => term) // ['重置', '置密', '密码']
 */
export function parseQuery(text: string, isTyping: boolean): Query {
  const folded = foldWithPositions(text);
  // Replaced by spaces of the same length, so that `positionAt` stays valid.
  const stripped = folded.text.replace(QUESTION, blank).replace(PARTICLE, blank);
  const found = readTerms({ ...folded, text: stripped }, text, isTyping);
  return found.terms.length > 0 ? found : readTerms(folded, text, isTyping);
}

function blank(word: string): string {
  return ' '.repeat(word.length);
}

function readTerms({ text, positionAt }: FoldedText, original: string, isTyping: boolean): Query {
  const terms = new Map<string, QueryTerm>();
  const words: string[] = [];
  const add = (wanted: QueryTerm) => {
    const known = terms.get(wanted.term);
    if (known === undefined) {
      if (terms.size < MAX_TERMS) terms.set(wanted.term, wanted);
    } else {
      const weight = Math.max(known.weight, wanted.weight);
      terms.set(wanted.term, { ...known, weight, isPrefix: known.isPrefix || wanted.isPrefix });
    }
  };
  for (const { kind, text: run, start } of splitRuns(text)) {
    const end = start + run.length;
    // NFKC: an input method may produce full-width letters, and pages have normal ones.
    words.push(original.slice(positionAt(start), positionAt(end)).normalize('NFKC'));
    if (kind === 'han') {
      const pairs = hanTerms(run);
      const isLone = Array.from(run).length === 1;
      pairs.forEach((term, at) => {
        const [before, after] = [pairs[at - 1], pairs[at + 1]];
        const between = before !== undefined && after !== undefined ? ([before, after] as const) : undefined;
        const isWhole = !isLone && pairs.length === 1;
        add({ kind: isLone ? 'lone' : 'han', term, weight: 1, isPrefix: isLone, isWhole, between });
      });
      continue;
    }
    const isUnfinished = isTyping && end === text.length;
    const [whole, ...parts] = latinTerms(run);
    add({ kind: 'latin', term: whole, weight: 1, isPrefix: isUnfinished || whole.length > SHORT });
    parts.forEach((part, at) => {
      const isLast = at === parts.length - 1;
      const isPrefix = (isUnfinished && isLast) || part.length > SHORT;
      add({ kind: 'latin', term: part, weight: PART_WEIGHT, isPrefix });
    });
  }
  return { terms: [...terms.values()], words: [...new Set(words)] };
}
