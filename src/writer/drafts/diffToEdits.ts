import { alignSame, isPair } from '../../core/diff/align.ts';

/** Replaces the lines from index `from` up to, but not including, `to`. */
export interface LineChange {
  from: number;
  to: number;
  lines: readonly string[];
}

/** Lists the changes from one list of lines to another; adjacent changed lines are one change. */
export function listLineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: { from: number; to: number; lines: string[] }[] = [];
  let isOpen = false;
  let at = 0;
  for (const step of alignSame(before, after, (line) => line)) {
    const isSame = isPair(step);
    if (!isSame && !isOpen) changes.push({ from: at, to: at, lines: [] });
    isOpen = !isSame;
    if (step.before !== undefined) at += 1;
    const open = isOpen ? changes.at(-1) : undefined;
    if (open === undefined) continue;
    open.to = at;
    if (step.after !== undefined) open.lines.push(step.after);
  }
  return changes;
}

/**
 * Lists the edits, in character offsets, that turn one text into another. No edit contains unchanged lines, so that an
 * editor preserves its cursor and scroll position.
 */
export function diffToEdits(before: string, after: string): { from: number; to: number; insert: string }[] {
  const lines = before.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return listLineChanges(lines, after.split('\n')).map((change) => {
    const [from = 0, to = 0] = [starts[change.from], starts[change.to]];
    if (change.to < lines.length)
      return { from, to, insert: change.lines.map((line) => `${line}\n`).join('') };
    // The last line has no line break: its edit includes the line break before it, unless it replaces the whole text.
    if (change.from === 0) return { from, to: before.length, insert: change.lines.join('\n') };
    return { from: from - 1, to: before.length, insert: change.lines.map((line) => `\n${line}`).join('') };
  });
}
