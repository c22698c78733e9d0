import { alignSame, cutWords, pairSimilar } from '../../core/diff/align.ts';
import { pairsOf, similarityOf } from '../../core/diff/similarity.ts';
import { runGenerator } from '../../lib/runGenerator.ts';

/** A range of words in a changed line; `isOwn`: the other text does not have these words. */
export interface DiffRange {
  text: string;
  isOwn: boolean;
}

/** A rendered row of a side-by-side diff; `gap`: a number of equal lines that are collapsed. */
export type DiffRow =
  | { kind: 'same'; text: string }
  | { kind: 'gap'; count: number }
  | { kind: 'changed'; before?: readonly DiffRange[] | undefined; after?: readonly DiffRange[] | undefined };

/** Minimum similarity, from 0 to 1, at which a removed and an added line are rendered in one row. */
const MIN_SIMILARITY = 0.25;
/** Number of equal lines that are rendered above and below a change. */
const CONTEXT = 2;

/** Diffs two texts by lines, and changed lines by words; returns an empty list for equal texts. */
export function diffTexts(before: string, after: string): DiffRow[] {
  if (before === after) return [];
  const steps = alignSame(before.split('\n'), after.split('\n'), (line) => line);
  const likeness = (a: string, b: string) => similarityOf(pairsOf(a), pairsOf(b));
  const pairs = runGenerator(pairSimilar(steps, likeness, MIN_SIMILARITY));
  return closeGaps(
    pairs.map((pair): DiffRow => {
      if (pair.before === pair.after) return { kind: 'same', text: pair.before ?? '' };
      return { kind: 'changed', ...compareLines(pair.before, pair.after) };
    }),
  );
}

function compareLines(before: string | undefined, after: string | undefined) {
  const whole = (text: string | undefined) => (text === undefined ? undefined : [{ text, isOwn: true }]);
  if (before === undefined || after === undefined) return { before: whole(before), after: whole(after) };
  const steps = alignSame(cutWords(before), cutWords(after), (word) => word);
  const sideOf = (side: 'before' | 'after', other: 'before' | 'after') => {
    const ranges: DiffRange[] = [];
    for (const step of steps) {
      const text = step[side];
      if (text === undefined) continue;
      const isOwn = step[other] === undefined;
      const last = ranges.at(-1);
      if (last?.isOwn === isOwn) last.text += text;
      else ranges.push({ text, isOwn });
    }
    return ranges;
  };
  return { before: sideOf('before', 'after'), after: sideOf('after', 'before') };
}

function closeGaps(rows: readonly DiffRow[]): DiffRow[] {
  const isNear = rows.map(() => false);
  for (const [at, { kind }] of rows.entries())
    if (kind === 'changed') isNear.fill(true, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  const closed: DiffRow[] = [];
  for (const [at, row] of rows.entries()) {
    const last = closed.at(-1);
    if (isNear[at]) closed.push(row);
    else if (last?.kind === 'gap') last.count += 1;
    else closed.push({ kind: 'gap', count: 1 });
  }
  return closed;
}
