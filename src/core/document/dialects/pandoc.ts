// Rewrites the syntax that pandoc outputs when it converts Word files: spans with attributes, anchors, fenced divs.
// The number of lines stays the same. Grid tables follow below.

import { joinsWithoutSpace } from '../cjk.ts';
import { isContainerKind } from '../containerKinds.ts';
import { type Report, toFinding } from '../findings.ts';
import { createFenceScanner, replaceOutsideCode } from './codeLines.ts';

const ANY = /\]\{[.#\w]|^[ \t>]*:{3,}[ \t]*\{/m;

const ATTRIBUTE = String.raw`(?:[.#][^\s{}"'=]+|[\w-]+="[^"\n]*"|[\w-]+=[^\s{}"]+)`;
const LIST = String.raw`\{[ \t]*(${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*)[ \t]*\}`;
const SPAN = new RegExp(String.raw`\[([^[\]\n]{0,300})\]${LIST}`, 'g');
const BOX = new RegExp(String.raw`^([ \t>]*:{3,})[ \t]*${LIST}[ \t]*:*[ \t]*$`);

export function rewritePandoc(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const watch = createFenceScanner();
  return source.map((line) => {
    if (watch(line).place !== undefined) return line;
    // The braces on the opening line of a fenced div are the div's attributes, not those of a span.
    return /^[ \t>]*:{3}/.test(line) ? line.replace(BOX, writeBox) : replaceOutsideCode(line, writeSpans);
  });
}

/** A div becomes the container that one of its classes names, or by default `raw`, which renders as its content. */
function writeBox(_: string, margin: string, attributes: string): string {
  const kind = classesOf(attributes).find(isContainerKind) ?? 'raw';
  const title = /\btitle="([^"]*)"/.exec(attributes)?.[1];
  return `${margin}${kind}${title && kind !== 'raw' ? `{title="${title}"}` : ''}`;
}

function writeSpans(text: string): string {
  return text.replace(SPAN, (span, words: string, attributes: string, at: number) => {
    // A bracket after `!`, `]`, a backslash or `:badge` begins no span: it is part of an image, a reference, escaped
    // text or a badge.
    if (/(?:[!\]\\]|:badge)$/.test(text.slice(Math.max(0, at - ':badge'.length), at))) return span;
    const id = /(?:^|\s)#(\S+)/.exec(attributes)?.[1];
    const classes = classesOf(attributes);
    const [open, close] = classes.includes('underline')
      ? ['<u>', '</u>']
      : classes.includes('mark')
        ? ['<mark>', '</mark>']
        : ['', ''];
    return `${id === undefined ? '' : `<a id="${id}"></a>`}${open}${words}${close}`;
  });
}

const classesOf = (attributes: string) =>
  attributes.split(/\s+/).flatMap((one) => (one.startsWith('.') ? one.slice(1) : []));

// Rewrites pandoc's grid tables, with borders of `+`, `-` and `|`, as GFM tables. Rows of several lines become one
// line; blank lines are added below the table, so that the count of lines does not change.

/** Matches a border line between rows without merged cells; colons set the alignment. */
const BORDER = /^[ \t]*\+(?:(?::?-+:?|:?=+:?)\+)+[ \t]*$/;
const ROW = /^[ \t]*\|.*\|[ \t]*$/;
/** Matches the start of a border segment; the text of merged cells may interrupt the border. */
const BORDER_START = /\+[-=:]/;

export function rewriteGridTables(source: readonly string[], report: Report): readonly string[] {
  if (!source.some((line) => BORDER.test(line))) return source;
  const lines = [...source];
  const watch = createFenceScanner();
  let at = 0;
  while (at < lines.length) {
    const isBegin = watch(lines[at] ?? '').place === undefined && BORDER.test(lines[at] ?? '');
    const end = isBegin ? findEnd(source, at) : at;
    if (end <= at + 1) {
      at += 1;
      continue;
    }
    const table = readTable(source.slice(at, end));
    if (table === undefined) report(toFinding('mergedCells', at));
    else for (let line = at; line < end; line += 1) lines[line] = table[line - at] ?? '';
    at = end;
  }
  return lines;
}

function findEnd(lines: readonly string[], from: number): number {
  let at = from + 1;
  while (at < lines.length && (ROW.test(lines[at] ?? '') || isBorder(lines[at] ?? ''))) at += 1;
  return at;
}

const isBorder = (line: string) =>
  /^\s*[+|]/.test(line) && BORDER_START.test(line) && /[+|]$/.test(line.trimEnd());

/** Converts the lines of a grid table to those of a GFM table; undefined if cells are merged. */
function readTable(lines: readonly string[]): string[] | undefined {
  const [first = ''] = lines;
  const borders = lines.filter(isBorder);
  const columns = first.split('+').length - 2;
  if (
    !isBorder(lines.at(-1) ?? '') ||
    borders.some((border) => !BORDER.test(border) || border.split('+').length - 2 !== columns)
  )
    return undefined;
  const rows: string[][][] = [];
  let row: string[][] = [];
  for (const line of lines.slice(1))
    if (isBorder(line)) {
      rows.push(row);
      row = [];
    } else {
      const cells = splitRow(line);
      if (cells.length !== columns) return undefined;
      row.push(cells);
    }
  const headEnd = borders.findIndex((border) => border.includes('='));
  const hasHead = headEnd === 1;
  if (headEnd > 1) return undefined;
  const delimiters = (borders[Math.max(headEnd, 0)] ?? first).split('+').slice(1, -1);
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const written = rows.map((parts) =>
    write(delimiters.map((_, column) => joinCell(parts.map((cells) => cells[column] ?? '')))),
  );
  const head = hasHead ? written.slice(0, 1) : [write(delimiters.map(() => ''))];
  const delimiter = write(delimiters.map((dashes) => dashes.replace(/[-=]+/, '---')));
  return [...head, delimiter, ...written.slice(hasHead ? 1 : 0)];
}

/** Splits a table row into cells. Bars in inline code and escaped bars do not end a cell. */
function splitRow(line: string): string[] {
  const cells = [''];
  for (const [piece] of line
    .trim()
    .slice(1, -1)
    .matchAll(/\\.|`[^`]*`|[^|\\`]+|[|\\`]/g)) {
    if (piece === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + (piece.startsWith('`') ? piece.replaceAll('|', '\\|') : piece));
  }
  return cells.map((cell) => cell.trim());
}

/** Joins the lines of a cell, with `<br>` between paragraphs and before list items. */
function joinCell(parts: readonly string[]): string {
  const texts = parts.join('\n').trim().split('\n');
  return texts.reduce((text, part) => {
    if (part === '' || text.endsWith('<br>')) return part === '' ? `${text}<br>` : text + part;
    if (/^(?:[-*+]|\d+[.)])[ \t]/.test(part)) return `${text}<br>${part}`;
    return text + (joinsWithoutSpace(text.slice(-1), part.charAt(0)) ? '' : ' ') + part;
  });
}
