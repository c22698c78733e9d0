// Rewrites formulas that the markdown parser would split into blocks or cells: formulas between lines of `$$` or `\[ \]`
// become code blocks of the language `math`, other formulas of several lines get marks, and bars in table cells are
// escaped. Lines are neither added nor removed.

import { createFenceScanner, replaceOutsideCode } from '../dialects/codeLines.ts';
import { isFormula, LINE_MARK } from './formulas.ts';
import { createLineScanner } from './lineScanner.ts';

const ANY = /\$\$|\\\[|\|.*(?:\$|\\\().*\|/;

export function fenceFormulas(source: readonly string[]): readonly string[] {
  if (!source.some((line) => ANY.test(line))) return source;
  const lines = [...source];
  const kinds = readKinds(source);
  let columns = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (kinds[at] === undefined) {
      columns = 0;
      continue;
    }
    if (isDelimiterRow(line)) {
      columns = countCells(line);
      lines[at - 1] = escapeBars(lines[at - 1] ?? '', columns);
    } else if (columns > 0) lines[at] = escapeBars(line, columns);
    const [, margin = '', opening = '', first = ''] = OPENING.exec(line) ?? [];
    const end = opening === '' ? undefined : findEnd(source, at, opening);
    if (end === undefined) continue;
    if (first.trim() === '' && withoutMargin(source[end] ?? '') === CLOSINGS[opening]) {
      lines[at] = `${margin}\`\`\`math`;
      lines[end] = `${quotesOf(source[end] ?? '')}\`\`\``;
    } else if (kinds[at] === 'text') markLines(lines, { at, end, opening, first });
    at = end;
  }
  return lines;
}

/** Classifies each line: text, or indented code, which may be the content of a tab or an admonition of MkDocs. */
function readKinds(source: readonly string[]): ('text' | 'indented' | undefined)[] {
  const scan = createLineScanner(source);
  const watch = createFenceScanner();
  return source.map((line, at) => {
    const { kind, indent } = scan(at);
    if (watch(line).place !== undefined || kind === 'blank') return undefined;
    return kind === 'text' ? kind : indent >= 4 ? 'indented' : undefined;
  });
}

const CLOSINGS: Readonly<Record<string, string>> = { $$: '$$', '\\[': '\\]' };
/** Matches a formula's opening delimiter at the start of a line or of a list item. */
const OPENING = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(\$\$|\\\[)(.*)$/;

const quotesOf = (line: string) => /^[\s>]*/.exec(line)?.[0] ?? '';
const depthOf = (line: string) => quotesOf(line).replace(/[^>]/g, '').length;
const withoutMargin = (line: string) => line.slice(quotesOf(line).length).trim();

/** Index of the line that ends a formula; undefined if another block begins before that line. */
function findEnd(lines: readonly string[], from: number, opening: string): number | undefined {
  const closing = CLOSINGS[opening] ?? '';
  const [, , , first = ''] = OPENING.exec(lines[from] ?? '') ?? [];
  if (first.includes(closing)) return undefined;
  const depth = depthOf(lines[from] ?? '');
  for (let at = from + 1; at < lines.length; at += 1) {
    const text = withoutMargin(lines[at] ?? '');
    // A formula may contain blank lines only if its delimiters are alone on their lines.
    const isOver = text === '' ? first.trim() !== '' : depthOf(lines[at] ?? '') !== depth;
    if (isOver || /^(?:#{1,6}[ \t]|`{3}|~{3}|:{3})/.test(text)) return undefined;
    if (text.endsWith(closing)) return at;
    if (OPENING.test(lines[at] ?? '')) return undefined;
  }
  return undefined;
}

/** Prefixes the lines of a formula with LINE_MARK, so that the parser begins no block at one of them. */
function markLines(
  lines: string[],
  { at, end, opening, first }: { at: number; end: number; opening: string; first: string },
): void {
  const inside = lines.slice(at + 1, end + 1).map(withoutMargin);
  const content = [first, ...inside].join('\n').slice(0, -2);
  if (content.includes('\n\n') || !isFormula({ opening, content, before: '', after: '' })) return;
  for (let line = at + 1; line <= end; line += 1) {
    const margin = quotesOf(lines[line] ?? '');
    lines[line] = margin + LINE_MARK + (lines[line] ?? '').slice(margin.length);
  }
}

export const isDelimiterRow = (line: string) =>
  line.includes('|') && /^[\s>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/.test(line);

const countCells = (row: string) =>
  withoutMargin(row)
    .replaceAll('\\|', '')
    .replace(/^\||\|$/g, '')
    .split('|').length;

const IN_CELL = /(\$\$?|\\\(|\\\[)((?:\\[^()[\]]|[^\\$`])+)(\$\$?|\\\)|\\\])/g;

/** Escapes the bars in the formulas of a table row, if the row has more cells than the table has columns. */
function escapeBars(row: string, columns: number): string {
  if (countCells(row) <= columns) return row;
  return replaceOutsideCode(row, (words) =>
    words.replace(IN_CELL, (formula, opening: string, content: string, closing: string, at: number) => {
      const [before, after] = [words.charAt(at - 1), words.charAt(at + formula.length)];
      const isPair =
        closing === (PAIRS[opening] ?? opening) && isFormula({ opening, content, before, after });
      return isPair ? formula.replace(/\\?\|/g, (bar) => (bar === '|' ? '&#124;' : bar)) : formula;
    }),
  );
}

const PAIRS: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]' };
