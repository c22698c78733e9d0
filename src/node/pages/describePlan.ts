// A plan in lines: each file, and in it the lines that change.
import type { FileChange, Plan } from '../../core/pages/plan.ts';
import { listLines } from '../../core/pages/textEdits.ts';

/** Lines of a file that are shown, and how much of one, beginning a little before what differs. */
const SHOWN_LINES = 8;
const SHOWN_LENGTH = 90;
const BEFORE_DIFFERENCE = 30;

/** @example ['- docs/v8/deploy.md', '~ docs/v8/index.md', '    3 - 见[部署](deploy.md)', '    3 + 见[部署](install.md)'] */
export function describePlan({ changes, notes }: Plan): string[] {
  return [...changes.flatMap(describeChange), ...notes.map((note) => `注意：${note}`)];
}

function describeChange({ file, before, after }: FileChange): string[] {
  if (before === undefined) return [`+ ${file}`];
  if (after === undefined) return [`- ${file}`];
  const [old, fresh] = [before, after].map((text) => listLines(text).map(({ line }) => line));
  const changed = findChangedLines(old ?? [], fresh ?? []);
  const shown = changed.slice(0, SHOWN_LINES).map((line) => `    ${line}`);
  const more = changed.length - shown.length;
  return [`~ ${file}`, ...shown, ...(more > 0 ? [`    ……另有 ${more} 行`] : [])];
}

function findChangedLines(old: readonly string[], fresh: readonly string[]): string[] {
  if (old.length === fresh.length)
    return old.flatMap((line, at) => {
      const other = fresh[at] ?? '';
      return line === other ? [] : [`${at + 1} - ${clip(line, other)}`, `${at + 1} + ${clip(other, line)}`];
    });
  // Lines have come or gone: what the other text does not hold at all.
  const only = (lines: readonly string[], others: readonly string[], sign: string) => {
    const known = new Set(others);
    return lines.flatMap((line, at) => (known.has(line) ? [] : [`${at + 1} ${sign} ${clip(line, line)}`]));
  };
  return [...only(old, fresh, '-'), ...only(fresh, old, '+')];
}

/** As much of a line as shows where it differs from another one. */
function clip(line: string, other: string): string {
  let same = 0;
  while (same < line.length && line[same] === other[same]) same += 1;
  const start = same === line.length ? 0 : Math.max(0, same - BEFORE_DIFFERENCE);
  const part = line.slice(start, start + SHOWN_LENGTH).trim();
  return `${start > 0 ? '…' : ''}${part}${start + SHOWN_LENGTH < line.length ? '…' : ''}`;
}
