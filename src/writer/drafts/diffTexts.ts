import { alignSame, cutWords, pairAlike } from '../../core/diff/align.ts';
import { pairsOf, similarityOf } from '../../core/diff/similarity.ts';
import { runGenerator } from '../../lib/runGenerator.ts';

/** A run of words in a changed line; `isOwn`: the other text lacks it. */
export interface DiffRange {
  text: string;
  isOwn: boolean;
}

/** A rendered row of a side-by-side diff; `gap`: equal lines that are collapsed. */
export type DiffRow =
  | { kind: 'same'; text: string }
  | { kind: 'gap'; count: number }
  | { kind: 'changed'; before?: readonly DiffRange[] | undefined; after?: readonly DiffRange[] | undefined };

/** Least similarity, from 0 to 1, at which a removed and an added line share a row. */
const MIN_SIMILARITY = 0.25;
/** Lines of context that are rendered around a change. */
const CONTEXT = 2;

/** Diffs two texts by lines, and by words inside a changed line; gives an empty list for equal texts. */
export function diffTexts(before: string, after: string): DiffRow[] {
  if (before === after) return [];
  const steps = alignSame(before.split('\n'), after.split('\n'), (line) => line);
  const likeness = (a: string, b: string) => similarityOf(pairsOf(a), pairsOf(b));
  const pairs = runGenerator(pairAlike(steps, likeness, MIN_SIMILARITY));
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
    const stretches: DiffRange[] = [];
    for (const step of steps) {
      const text = step[side];
      if (text === undefined) continue;
      const isOwn = step[other] === undefined;
      const last = stretches.at(-1);
      if (last?.isOwn === isOwn) last.text += text;
      else stretches.push({ text, isOwn });
    }
    return stretches;
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
