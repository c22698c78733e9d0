// Two texts as they are written, line beside line, and word by word where a line was reworded.

import { alignSame, pairAlike } from '../../core/diff/align.ts';
import { likenessOf, pairsOf } from '../../core/diff/likeness.ts';
import { cutWords } from '../../core/diff/words.ts';
import { runToEnd } from '../../lib/runToEnd.ts';

/** A stretch of a line; `isOwn`: the other side does not have it. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

/** A line of either side or of both, or lines that are the same and far from all changes. */
export type TextRow =
  | { kind: 'same'; text: string }
  | { kind: 'gap'; count: number }
  | { kind: 'changed'; before?: readonly Stretch[] | undefined; after?: readonly Stretch[] | undefined };

/** Lines that have less in common are two, not one reworded. */
const LEAST_LIKENESS = 0.25;
/** How many lines are shown around a change. */
const AROUND = 2;

/** The rows of a comparison; none where nothing differs. */
export function compareTexts(before: string, after: string): TextRow[] {
  if (before === after) return [];
  const steps = alignSame(before.split('\n'), after.split('\n'), (line) => line);
  const likeness = (a: string, b: string) => likenessOf(pairsOf(a), pairsOf(b));
  const pairs = runToEnd(pairAlike(steps, likeness, LEAST_LIKENESS));
  return closeGaps(
    pairs.map((pair): TextRow => {
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
    const stretches: Stretch[] = [];
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

function closeGaps(rows: readonly TextRow[]): TextRow[] {
  const isNear = rows.map(() => false);
  for (const [at, { kind }] of rows.entries())
    if (kind === 'changed') isNear.fill(true, Math.max(0, at - AROUND), at + AROUND + 1);
  const closed: TextRow[] = [];
  for (const [at, row] of rows.entries()) {
    const last = closed.at(-1);
    if (isNear[at]) closed.push(row);
    else if (last?.kind === 'gap') last.count += 1;
    else closed.push({ kind: 'gap', count: 1 });
  }
  return closed;
}
