// Describes a plan: its files, and the changed lines of each.

import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { listLines } from '../../core/document/textEdits.ts';
import type { ShownFile, ShownLine } from '../../core/site/manifest/refactorRequest.ts';
import type { FileChange, Plan } from '../../writer/refactor/plan.ts';

/** Changed lines per file, characters per line, and characters before the first difference. */
const MAX_LINES = 8;
const MAX_LENGTH = 90;
const CONTEXT = 30;

/** @example ['- docs/v8/deploy.md', '~ docs/v8/index.md', '    3 - 见[部署](deploy.md)', '    3 + 见[部署](install.md)'] */
export function describePlan(plan: Plan): string[] {
  const files = listShownFiles(plan).flatMap(({ sign, file, to, lines, more }) => [
    `${sign} ${file}${to === undefined ? '' : ` → ${to}`}`,
    ...lines.map(({ line, sign, text }) => `    ${line} ${sign} ${text}`),
    ...(more > 0 ? [messages.moreLines(more)] : []),
  ]);
  return [...files, ...plan.notes.map((note) => messages.note(note))];
}

export function listShownFiles({ changes, moves, copies = [] }: Omit<Plan, 'notes'>): ShownFile[] {
  return [
    ...changes.map(showChange),
    ...moves.map(({ from, to }): ShownFile => ({ sign: '>', file: from, to, lines: [], more: 0 })),
    ...copies.map(({ to }): ShownFile => ({ sign: '+', file: to, lines: [], more: 0 })),
  ];
}

function showChange({ file, before, after }: FileChange): ShownFile {
  if (before === undefined || after === undefined)
    return { sign: before === undefined ? '+' : '-', file, lines: [], more: 0 };
  const [old, fresh] = [before, after].map((text) => listLines(text).map(({ line }) => line));
  const changed = findChangedLines(old ?? [], fresh ?? []);
  const lines = changed.slice(0, MAX_LINES);
  return { sign: '~', file, lines, more: changed.length - lines.length };
}

function findChangedLines(old: readonly string[], fresh: readonly string[]): ShownLine[] {
  if (old.length === fresh.length)
    return old.flatMap((text, at): ShownLine[] => {
      const other = fresh[at] ?? '';
      if (text === other) return [];
      const line = at + 1;
      return [
        { line, sign: '-', text: clip(text, other) },
        { line, sign: '+', text: clip(other, text) },
      ];
    });
  // Where the number of lines differs, lists the lines that the other text does not contain.
  const only = (lines: readonly string[], others: readonly string[], sign: ShownLine['sign']) => {
    const known = new Set(others);
    return lines.flatMap((text, at): ShownLine[] =>
      known.has(text) ? [] : [{ line: at + 1, sign, text: clip(text, text) }],
    );
  };
  return [...only(old, fresh, '-'), ...only(fresh, old, '+')];
}

/** Cuts a line around its first difference from another one. */
function clip(line: string, other: string): string {
  let same = 0;
  while (same < line.length && line[same] === other[same]) same += 1;
  const start = same === line.length ? 0 : Math.max(0, same - CONTEXT);
  const part = line.slice(start, start + MAX_LENGTH).trim();
  return `${start > 0 ? '…' : ''}${part}${start + MAX_LENGTH < line.length ? '…' : ''}`;
}
