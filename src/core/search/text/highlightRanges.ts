// Finds the ranges of a text in which words of the query are highlighted.
import { foldText, foldWithPositions } from './foldText.ts';

/** Range in UTF-16 code units; `end` is exclusive. */
export type HighlightRange = readonly [start: number, end: number];

const LATIN = /[\p{Script=Latin}\p{N}]/u;

/**
 * Finds the ranges of words, sorted and merged. Width and case are ignored; Latin words match at word starts.
 * @example findHighlights('Docker 部署', ['部署', 'dock']) // [[0, 4], [7, 9]]
 */
export function findHighlights(text: string, words: readonly string[]): HighlightRange[] {
  const { text: plain, positionAt } = foldWithPositions(text);
  const found: HighlightRange[] = [];
  for (const word of new Set(words.map((each) => foldText(each.trim())))) {
    if (word === '') continue;
    const isLatin = LATIN.test(word[0] ?? '');
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      if (isLatin && LATIN.test(plain[at - 1] ?? '')) continue;
      const end = at + word.length;
      found.push([positionAt(at), positionAt(end)]);
    }
  }
  return mergeRanges(found);
}

/**
 * Splits a text into highlighted and other segments.
 * @example splitAtHighlights('先部署', [[1, 3]]) // [{ text: '先', isMarked: false }, { text: '部署', isMarked: true }]
 */
export function splitAtHighlights(
  text: string,
  marks: readonly HighlightRange[],
): { text: string; isMarked: boolean }[] {
  const segments: { text: string; isMarked: boolean }[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) segments.push({ text: text.slice(start, end), isMarked });
  };
  let done = 0;
  for (const [start, end] of mergeRanges(marks.filter((mark) => mark[0] < mark[1]))) {
    add(done, start, false);
    add(Math.max(done, start), end, true);
    done = Math.max(done, Math.min(end, text.length));
  }
  add(done, text.length, false);
  return segments;
}

/** Sorts ranges and merges those that overlap or touch. */
export function mergeRanges(marks: readonly HighlightRange[]): HighlightRange[] {
  const joined: HighlightRange[] = [];
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}
