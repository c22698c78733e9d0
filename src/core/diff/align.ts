// Aligns two lists: pairs members by key, then the rest by similarity, with their order preserved.
import { diffArrays } from 'diff';

/** A pair, or a member of one list without a counterpart. */
export interface Step<T> {
  before?: T;
  after?: T;
}

export function isPair<T>(step: Step<T>): step is Required<Step<T>> {
  return step.before !== undefined && step.after !== undefined;
}

/** Option `maxEditLength` of diffArrays(): a longer edit script is not worth its time. */
const MAX_EDITS = 3000;
/** Limit for the product of both lengths: pairGap() scores each combination. */
const MAX_GAP = 4000;

/** Pairs members with the same key (Myers diff). Unpaired members of the first list precede those of the second. */
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
  // Valid index: the counts come from these lists.
  const gone = () => ({ before: before[b++] as T });
  const added = () => ({ after: after[a++] as T });
  const parts = diffArrays(before.map(key), after.map(key), { maxEditLength: MAX_EDITS });
  for (const { count, removed, added: isNew } of parts ?? []) {
    if (removed) take(count, gone);
    else if (isNew) take(count, added);
    else take(count, () => ({ ...gone(), ...added() }));
  }
  if (parts === undefined) {
    take(before.length, gone);
    take(after.length, added);
  }
  return steps;
}

/**
 * Pairs the members between two pairs whose similarity reaches a minimum. Yields, so that an async caller can pause.
 */
export function* pairAlike<T>(
  steps: readonly Step<T>[],
  likeness: (before: T, after: T) => number,
  least: number,
): Generator<void, Step<T>[]> {
  const result: Step<T>[] = [];
  let [gone, added]: [T[], T[]] = [[], []];
  function* flush(): Generator<void> {
    for (const step of yield* pairGap(gone, added, likeness, least)) result.push(step);
    [gone, added] = [[], []];
  }
  for (const step of steps) {
    if (isPair(step)) {
      yield* flush();
      result.push(step);
    } else if (step.before !== undefined) gone.push(step.before);
    else if (step.after !== undefined) added.push(step.after);
  }
  yield* flush();
  return result;
}

/** Finds the pairing with the largest total similarity by dynamic programming. */
function* pairGap<T>(
  before: readonly T[],
  after: readonly T[],
  likeness: (before: T, after: T) => number,
  least: number,
): Generator<void, Step<T>[]> {
  const alone = [
    ...before.map((member) => ({ before: member })),
    ...after.map((member) => ({ after: member })),
  ];
  if (before.length * after.length === 0 || before.length * after.length > MAX_GAP) return alone;
  // best[b][a]: the largest total from these indexes on.
  const width = after.length + 1;
  const scores = new Float64Array(before.length * after.length);
  const best = new Float64Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const score = likeness(before[b] as T, after[a] as T); // Valid index.
      scores[b * after.length + a] = score;
      const paired = score >= least ? score + at(best, (b + 1) * width + a + 1) : 0;
      best[b * width + a] = Math.max(paired, at(best, (b + 1) * width + a), at(best, b * width + a + 1));
    }
    yield;
  }
  const steps: Step<T>[] = [];
  let added: Step<T>[] = [];
  let [b, a] = [0, 0];
  const settle = () => {
    steps.push(...added);
    added = [];
  };
  while (b < before.length || a < after.length) {
    const here = at(best, b * width + a);
    const score = b < before.length && a < after.length ? at(scores, b * after.length + a) : 0;
    if (score >= least && score > 0 && here === score + at(best, (b + 1) * width + a + 1)) {
      settle();
      steps.push({ before: before[b++] as T, after: after[a++] as T }); // Valid index.
    } else if (b < before.length && (a === after.length || here === at(best, (b + 1) * width + a)))
      steps.push({ before: before[b++] as T });
    else added.push({ after: after[a++] as T });
  }
  settle();
  return steps;
}

const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0;

/** Splits a text into words and separators; Chinese by Intl.Segmenter where the browser has it. */
export function cutWords(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return text.match(PLAIN_WORD) ?? [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Fallback pattern: a Latin word or number is one token, each other character another. */
const PLAIN_WORD = /[\p{Script=Latin}\p{N}_]+|[\s\S]/gu;
