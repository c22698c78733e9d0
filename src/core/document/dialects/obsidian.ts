// Removes Obsidian's comments, `%%给自己看的%%`, on a line or over several. Batch files and format strings contain `%%` too
// (`%%i`, `100%%`). Lines are neither added nor removed.
import { type Report, toFinding } from '../findings.ts';
import { splitFrontMatter } from '../frontMatterBlock.ts';
import { preserveEol } from '../preserveEol.ts';
import { createLineScanner } from '../syntax/lineScanner.ts';
import { normalizeNewlines } from '../textEdits.ts';
import { CODE, createFenceWatch, replaceOutsideCode } from './codeLines.ts';

/** A `%%` in text, outside of code. */
interface Sign {
  line: number;
  column: number;
  text: string;
}

const charBefore = ({ text, column }: Sign) => text.charAt(column - 1);
const textAfter = ({ text, column }: Sign) => text.slice(column + 2);
const isAtEnd = (sign: Sign) => textAfter(sign).trim() === '';

const MARGIN = /^[\s>]*/;
const marginOf = (line: string) => MARGIN.exec(line)?.[0] ?? '';

/** Returns the lines without comments; a comment without an end is reported. */
export function dropComments(source: readonly string[], report: Report = () => {}): readonly string[] {
  if (!source.some((line) => line.includes('%%'))) return source;
  const comments = pairSigns(listSigns(source), source, report);
  /** By line: the columns where comments begin and end, alternating. */
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
    // HTML blocks may contain comments; indented code does not.
    const isCode = watch(line).place !== undefined || (kind === 'code' && (indent >= 4 || quotes > 0));
    if (isCode || !line.includes('%%')) return [];
    const text = line.replace(CODE, (code) => '`'.repeat(code.length));
    return [...text.matchAll(/\\?%%+/g)].flatMap(({ 0: written, index: column }): Sign[] =>
      written === '%%' ? [{ line: at, column, text }] : [],
    );
  });
}

/** Whether `%%` begins a variable of a batch file. */
const isVariable = (sign: Sign | undefined) =>
  sign !== undefined && /^(?:~[a-z]+|[a-z])(?![a-z\d])/i.test(textAfter(sign));

/** After a digit it is a percent sign, unless a word follows. */
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
    // At the start of a line, a comment may span blank lines up to a line that ends with `%%`.
    const end = isInParagraph ? at + 1 : beginsLine ? (endBehind[at + 1] ?? signs.length) : signs.length;
    const close = signs[end];
    if (close !== undefined) {
      comments.push([open, close]);
      at = end;
    } else if (beginsLine && !/^[\w~]/.test(textAfter(open))) report(toFinding('unclosedComment', open.line));
  }
  return comments;
}

/** For each index of a list, the index of the next item that matches, itself included. */
function listNext<T>(list: readonly T[], isOne: (item: T) => boolean): number[] {
  const next: number[] = [];
  for (let at = list.length - 1; at >= 0; at -= 1)
    next[at] = isOne(list[at] as T) ? at : (next[at + 1] ?? list.length);
  return next;
}

/**
 * The published text of a markdown file, without comments. It renders the same page, and each line has the same number.
 */
export function dropFileComments(text: string): string {
  if (!text.includes('%%')) return text;
  const lines = normalizeNewlines(text).split('\n');
  const head = splitFrontMatter(text).bodyLine - 1;
  return preserveEol(text, [...lines.slice(0, head), ...dropComments(lines.slice(head))].join('\n'));
}

// Rewrites Obsidian's block ids as anchors: ` ^abc123` at the end of a paragraph, list item or heading, or on a line
// below a table. Wiki links refer to them (`[[page#^abc123]]`). Lines are neither added nor removed.

/** At least two characters with a letter among them: ` ^2` and ` ^n` are exponents. */
const ID = /(^|[ \t])\^(?=[\d-]*[A-Za-z])([A-Za-z\d-]{2,60})[ \t]*$/;

/** Lines before which a block ends. */
const BEGINS_BLOCK = /^[\s>]*$|^\s*(?:[-*+]|\d{1,9}[.)])\s|^\s*[>#|]/;

export function rewriteBlockIds(source: readonly string[]): readonly string[] {
  if (!source.some((line) => line.includes('^') && ID.test(line))) return source;
  const watch = createFenceWatch();
  return source.map((line, at) => {
    if (watch(line).place !== undefined || !BEGINS_BLOCK.test(source[at + 1] ?? '')) return line;
    return replaceOutsideCode(line, (text) => text.replace(ID, '$1<a id="^$2"></a>'));
  });
}
