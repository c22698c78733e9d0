// Three-way merge by lines. node-diff3 returns the same results, but its diff is cubic in the number of equal lines,
// such as the blank lines of markdown: a page of 3,000 lines blocks the main thread for 27 s with node-diff3, and for
// 0.3 s with this module.
import { type LineChange, listLineChanges } from './diffToEdits.ts';

/** A region that both sides have changed, or changes of both sides to adjacent lines. */
export interface Conflict {
  ours: readonly string[];
  theirs: readonly string[];
}

export type MergeRegion = readonly string[] | Conflict;

export type Choice = 'ours' | 'theirs' | 'both';

/**
 * Merges two edits of one text.
 * @param base the text that both sides have edited
 * @returns regions in order; a change of one side is applied, changes of both sides that overlap or touch are a conflict
 */
export function mergeTexts(base: string, ours: string, theirs: string): MergeRegion[] {
  const lines = base.split('\n');
  const changesTo = (text: string) => listLineChanges(lines, text.split('\n'));
  const [mine, others] = [changesTo(ours), changesTo(theirs)];
  const regions: MergeRegion[] = [];
  let mergedTo = 0;
  while (mine.length > 0 || others.length > 0) {
    const from = Math.min(mine[0]?.from ?? Infinity, others[0]?.from ?? Infinity);
    const changes: [LineChange[], LineChange[]] = [[], []];
    let to = from;
    const touching = () => [mine, others].findIndex(([next]) => next !== undefined && next.from <= to);
    for (let side = touching(); side >= 0; side = touching()) {
      const change = [mine, others][side]?.shift();
      if (change === undefined) break;
      changes[side]?.push(change);
      to = Math.max(to, change.to);
    }
    regions.push(lines.slice(mergedTo, from), mergeRegion(lines, from, to, changes));
    mergedTo = to;
  }
  regions.push(lines.slice(mergedTo));
  return regions;
}

export function isConflict(region: MergeRegion): region is Conflict {
  return 'ours' in region;
}

/** Joins merged regions into a text, and resolves every conflict by the same choice. */
export function joinRegions(regions: readonly MergeRegion[], choice: Choice): string {
  const chosen = (region: MergeRegion) => {
    if (!isConflict(region)) return region;
    return choice === 'both' ? [...region.theirs, ...region.ours] : region[choice];
  };
  return regions.flatMap(chosen).join('\n');
}

function mergeRegion(
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

/** `isMerged`: the text contains changes of both sides; `regions`: the merge has at least one conflict. */
type RebasedText = { text: string; isMerged: boolean } | { regions: readonly MergeRegion[] };

/**
 * Rebases an edit onto the newest text of its file.
 * @param base the file's text when the edit began
 * @param text the edited text
 * @param newest the file's text now
 */
export function rebaseEdit(base: string, text: string, newest: string): RebasedText {
  if (text === base || text === newest) return { text: newest, isMerged: false };
  if (newest === base) return { text, isMerged: false };
  const regions = mergeTexts(base, text, newest);
  return regions.some(isConflict) ? { regions } : { text: joinRegions(regions, 'ours'), isMerged: true };
}
