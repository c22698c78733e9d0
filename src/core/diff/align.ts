// Aligns two lists: pairs members with the same key, then similar members. Pairs never cross, so the result has the
// order of both lists.
import { diffArrays } from 'diff';

/** A pair of members, or an unpaired member of one list. */
export interface Step<T> {
  before?: T;
  after?: T;
}

export function isPair<T>(step: Step<T>): step is Required<Step<T>> {
  return step.before !== undefined && step.after !== undefined;
}

/** Option `maxEditLength` of diffArrays(): texts with a longer edit script share too little to be aligned. */
const MAX_EDITS = 3000;
/** Maximum product of both lengths: pairGap() computes the similarity of each combination. */
const MAX_GAP = 4000;

/**
 * Pairs members with the same key (Myers diff). Between two pairs, unpaired members of the first list precede those of
 * the second.
 */
export function alignSame<T>(
  before: readonly T[],
  after: readonly T[],
  key: (member: T) => string,
): Step<T>[] {
  const steps: Step<T>[] = [];
  let [b, a] = [0, 0];
  const take = (count: number, add: () => Step<T>) => {
    for (let at = 0; at < count; at += 1) steps.push(add());
  };
  // The indexes are valid: diffArrays() counts the members of these lists.
  const removedStep = () => ({ before: before[b++] as T });
  const addedStep = () => ({ after: after[a++] as T });
  const parts = diffArrays(before.map(key), after.map(key), { maxEditLength: MAX_EDITS });
  for (const { count, removed, added } of parts ?? []) {
    if (removed) take(count, removedStep);
    else if (added) take(count, addedStep);
    else take(count, () => ({ ...removedStep(), ...addedStep() }));
  }
  if (parts === undefined) {
    take(before.length, removedStep);
    take(after.length, addedStep);
  }
  return steps;
}

/**
 * Pairs members of both lists that are between the same two pairs and whose similarity is at least `least`. Yields, so
 * that an async caller can pause.
 */
export function* pairSimilar<T>(
  steps: readonly Step<T>[],
  similarity: (before: T, after: T) => number,
  least: number,
): Generator<void, Step<T>[]> {
  const result: Step<T>[] = [];
  let [removed, added]: [T[], T[]] = [[], []];
  function* flush(): Generator<void> {
    for (const step of yield* pairGap(removed, added, similarity, least)) result.push(step);
    [removed, added] = [[], []];
  }
  for (const step of steps) {
    if (isPair(step)) {
      yield* flush();
      result.push(step);
    } else if (step.before !== undefined) removed.push(step.before);
    else if (step.after !== undefined) added.push(step.after);
  }
  yield* flush();
  return result;
}

/** Finds the pairs with the largest total similarity by dynamic programming. */
function* pairGap<T>(
  before: readonly T[],
  after: readonly T[],
  similarity: (before: T, after: T) => number,
  least: number,
): Generator<void, Step<T>[]> {
  const unpaired = [
    ...before.map((member) => ({ before: member })),
    ...after.map((member) => ({ after: member })),
  ];
  if (before.length * after.length === 0 || before.length * after.length > MAX_GAP) return unpaired;
  // best[b][a]: the largest total similarity of the members from index b and a to the ends.
  const width = after.length + 1;
  const scores = new Float64Array(before.length * after.length);
  const best = new Float64Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const score = similarity(before[b] as T, after[a] as T); // Valid index.
      scores[b * after.length + a] = score;
      const paired = score >= least ? score + at(best, (b + 1) * width + a + 1) : 0;
      best[b * width + a] = Math.max(paired, at(best, (b + 1) * width + a), at(best, b * width + a + 1));
    }
    yield;
  }
  const steps: Step<T>[] = [];
  let added: Step<T>[] = [];
  let [b, a] = [0, 0];
  const flushAdded = () => {
    steps.push(...added);
    added = [];
  };
  while (b < before.length || a < after.length) {
    const here = at(best, b * width + a);
    const score = b < before.length && a < after.length ? at(scores, b * after.length + a) : 0;
    if (score >= least && score > 0 && here === score + at(best, (b + 1) * width + a + 1)) {
      flushAdded();
      steps.push({ before: before[b++] as T, after: after[a++] as T }); // Valid index.
    } else if (b < before.length && (a === after.length || here === at(best, (b + 1) * width + a)))
      steps.push({ before: before[b++] as T });
    else added.push({ after: after[a++] as T });
  }
  flushAdded();
  return steps;
}

const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0;

/** Splits a text into words and separators: with Intl.Segmenter if available, else Chinese into single characters. */
export function cutWords(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return text.match(PLAIN_WORD) ?? [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Fallback pattern: a Latin word or a number is one token, any other character is a token too. */
const PLAIN_WORD = /[\p{Script=Latin}\p{N}_]+|[\s\S]/gu;
