// Obsidian's comments, `%%给自己看的%%`, in a line or over several: they are for the writer alone. Programs for batches
// and formats write two signs as well (`%%i`, `100%%`). Lines are neither added nor removed.
import { type Report, toFinding } from '../findings.ts';
import { createLineScanner } from '../syntax/lineScanner.ts';
import { CODE } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** Two signs in a line of the text. */
interface Sign {
  line: number;
  column: number;
  text: string;
}

const charBefore = ({ text, column }: Sign) => text.charAt(column - 1);
const textAfter = ({ text, column }: Sign) => text.slice(column + 2);
const isAtEnd = (sign: Sign) => textAfter(sign).trim() === '';

/** Marks of quotes, and white space. */
const MARGIN = /^[\s>]*/;
const marginOf = (line: string) => MARGIN.exec(line)?.[0] ?? '';

/** The lines of a text without its comments. */
export function dropComments(source: readonly string[], report: Report = () => {}): readonly string[] {
  if (!source.some((line) => line.includes('%%'))) return source;
  const comments = pairSigns(listSigns(source), source, report);
  /** By line: the columns at which comments begin and end in turn. */
  const cuts = new Map<number, number[]>();
  const add = (line: number, ...columns: number[]) => {
    const known = cuts.get(line);
    if (known === undefined) cuts.set(line, columns);
    else known.push(...columns);
  };
  for (const [open, close] of comments) {
    add(open.line, open.column);
    for (let line = open.line + 1; line <= close.line; line += 1) {
      const text = source[line] ?? '';
      add(line - 1, (source[line - 1] ?? '').length);
      add(line, marginOf(text).length);
    }
    add(close.line, close.column + 2);
  }
  return source.map((line, at) => {
    const columns = cuts.get(at);
    if (columns === undefined) return line;
    return [0, ...columns]
      .flatMap((column, index) => (index % 2 === 0 ? line.slice(column, columns[index]) : []))
      .join('');
  });
}

function listSigns(source: readonly string[]): Sign[] {
  const watch = createFenceWatch();
  const scan = createLineScanner(source);
  return source.flatMap((line, at) => {
    const { kind, indent, quotes } = scan(at);
    // In HTML there are comments as well.
    const isCode = watch(line).place !== undefined || (kind === 'code' && (indent >= 4 || quotes > 0));
    if (isCode || !line.includes('%%')) return [];
    const text = line.replace(CODE, (code) => '`'.repeat(code.length));
    return [...text.matchAll(/\\?%%+/g)].flatMap(({ 0: written, index: column }): Sign[] =>
      written === '%%' ? [{ line: at, column, text }] : [],
    );
  });
}

/** A variable of a batch file. */
const isVariable = (sign: Sign | undefined) =>
  sign !== undefined && /^(?:~[a-z]+|[a-z])(?![a-z\d])/i.test(textAfter(sign));

/** After a digit it is a percentage, unless a word begins behind it. */
const canOpen = (sign: Sign) => !/\d/.test(charBefore(sign)) || /^\p{L}/u.test(textAfter(sign));

function pairSigns(
  signs: readonly Sign[],
  source: readonly string[],
  report: Report,
): (readonly [open: Sign, close: Sign])[] {
  const comments: (readonly [Sign, Sign])[] = [];
  const blankBelow = listNext(source, (line) => marginOf(line) === line);
  const endBehind = listNext(signs, isAtEnd);
  for (let at = 0; at < signs.length; at += 1) {
    const open = signs[at];
    if (open === undefined || !canOpen(open)) continue;
    const isInParagraph = (signs[at + 1]?.line ?? Infinity) < (blankBelow[open.line] ?? 0);
    if (isVariable(open) && isVariable(signs[at + 1])) {
      at += 1;
      continue;
    }
    const beginsLine = marginOf(open.text).length === open.column;
    // Where it begins its line, it goes on over blank lines until another line ends so.
    const end = isInParagraph ? at + 1 : beginsLine ? (endBehind[at + 1] ?? signs.length) : signs.length;
    const close = signs[end];
    if (close !== undefined) {
      comments.push([open, close]);
      at = end;
    } else if (beginsLine && !/^[\w~]/.test(textAfter(open))) report(toFinding('unclosedComment', open.line));
  }
  return comments;
}

/** For each place of a list the next one, itself included, that is of a kind. */
function listNext<T>(list: readonly T[], isOne: (item: T) => boolean): number[] {
  const next: number[] = [];
  for (let at = list.length - 1; at >= 0; at -= 1)
    next[at] = isOne(list[at] as T) ? at : (next[at + 1] ?? list.length);
  return next;
}
