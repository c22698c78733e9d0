// Two texts that began as one are made one again, line by line. What only one side has changed is taken from it;
// where both have changed the same lines, or lines that touch, neither is chosen here.
import { type LineChange, listLineChanges } from './lineChanges.ts';

/** Lines of both sides where they cannot be one. */
export interface Conflict {
  ours: readonly string[];
  theirs: readonly string[];
}

/** Lines that are settled, or a conflict. */
export type MergedPiece = readonly string[] | Conflict;

/** What stands in a conflict's place. */
export type Choice = 'ours' | 'theirs' | 'both';

/**
 * Merges two texts by what each of them has changed.
 * @param base the text that both began from
 */
export function mergeTexts(base: string, ours: string, theirs: string): MergedPiece[] {
  const lines = base.split('\n');
  const changesTo = (text: string) => listLineChanges(lines, text.split('\n'));
  const [mine, others] = [changesTo(ours), changesTo(theirs)];
  const pieces: MergedPiece[] = [];
  let done = 0;
  while (mine.length > 0 || others.length > 0) {
    const from = Math.min(mine[0]?.from ?? Infinity, others[0]?.from ?? Infinity);
    const here: [LineChange[], LineChange[]] = [[], []];
    let to = from;
    const touching = () => [mine, others].findIndex(([next]) => next !== undefined && next.from <= to);
    for (let side = touching(); side >= 0; side = touching()) {
      const change = [mine, others][side]?.shift();
      if (change === undefined) break;
      here[side]?.push(change);
      to = Math.max(to, change.to);
    }
    pieces.push(lines.slice(done, from), settle(lines, from, to, here));
    done = to;
  }
  pieces.push(lines.slice(done));
  return pieces;
}

export function isConflict(piece: MergedPiece): piece is Conflict {
  return 'ours' in piece;
}

/** The text of a merge; in conflicts what is chosen. */
export function joinPieces(pieces: readonly MergedPiece[], choice: Choice): string {
  const chosen = (piece: MergedPiece) => {
    if (!isConflict(piece)) return piece;
    return choice === 'both' ? [...piece.theirs, ...piece.ours] : piece[choice];
  };
  return pieces.flatMap(chosen).join('\n');
}

/** Lines of the base that one or both sides have changed. */
function settle(
  base: readonly string[],
  from: number,
  to: number,
  [mine, others]: [LineChange[], LineChange[]],
) {
  const ours = applyChanges(base, from, to, mine);
  const theirs = applyChanges(base, from, to, others);
  if (others.length === 0) return ours;
  return mine.length === 0 || ours.join('\n') === theirs.join('\n') ? theirs : { ours, theirs };
}

function applyChanges(base: readonly string[], from: number, to: number, changes: readonly LineChange[]) {
  const lines: string[] = [];
  let at = from;
  for (const change of changes) {
    lines.push(...base.slice(at, change.from), ...change.lines);
    at = change.to;
  }
  return [...lines, ...base.slice(at, to)];
}
