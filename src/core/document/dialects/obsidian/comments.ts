// Removes Obsidian's comments, `%%给自己看的%%`, on one line or several lines. Batch files and format strings contain `%%`
// too (`%%i`, `100%%`). Lines are neither added nor removed.
import { type Report, toFinding } from '../../findings.ts';
import { splitFrontMatter } from '../../frontMatterBlock.ts';
import { preserveEol } from '../../preserveEol.ts';
import { createLineScanner } from '../../syntax/lineScanner.ts';
import { normalizeNewlines } from '../../textEdits.ts';
import { CODE, createFenceScanner } from '../codeLines.ts';

/** A `%%` outside of code. */
interface Token {
  line: number;
  column: number;
  text: string;
}

const charBefore = ({ text, column }: Token) => text.charAt(column - 1);
const textAfter = ({ text, column }: Token) => text.slice(column + 2);
const isAtEnd = (token: Token) => textAfter(token).trim() === '';

const MARGIN = /^[\s>]*/;
const marginOf = (line: string) => MARGIN.exec(line)?.[0] ?? '';

/** Removes comments from lines; an unclosed comment is reported and not removed. */
export function dropComments(source: readonly string[], report: Report = () => {}): readonly string[] {
  if (!source.some((line) => line.includes('%%'))) return source;
  const comments = pairTokens(listTokens(source), source, report);
  /** Columns where comments begin and end, alternating, by line index. */
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

function listTokens(source: readonly string[]): Token[] {
  const watch = createFenceScanner();
  const scan = createLineScanner(source);
  return source.flatMap((line, at) => {
    const { kind, indent, quotes } = scan(at);
    // The scanner classifies HTML blocks as code too. Only what is indented or in a quote counts as code here: an
    // HTML block outside a quote may contain comments.
    const isCode = watch(line).place !== undefined || (kind === 'code' && (indent >= 4 || quotes > 0));
    if (isCode || !line.includes('%%')) return [];
    const text = line.replace(CODE, (code) => '`'.repeat(code.length));
    return [...text.matchAll(/\\?%%+/g)].flatMap(({ 0: written, index: column }): Token[] =>
      written === '%%' ? [{ line: at, column, text }] : [],
    );
  });
}

/** Whether a `%%` begins a variable of a batch file, `%%i` or `%%~dpi`. */
const isVariable = (token: Token | undefined) =>
  token !== undefined && /^(?:~[a-z]+|[a-z])(?![a-z\d])/i.test(textAfter(token));

/** Whether a `%%` can open a comment. After a digit it is a percent sign, unless a letter follows. */
const canOpen = (token: Token) => !/\d/.test(charBefore(token)) || /^\p{L}/u.test(textAfter(token));

function pairTokens(
  tokens: readonly Token[],
  source: readonly string[],
  report: Report,
): (readonly [open: Token, close: Token])[] {
  const comments: (readonly [Token, Token])[] = [];
  const blankBelow = listNext(source, (line) => marginOf(line) === line);
  const endBehind = listNext(tokens, isAtEnd);
  for (let at = 0; at < tokens.length; at += 1) {
    const open = tokens[at];
    if (open === undefined || !canOpen(open)) continue;
    const isInParagraph = (tokens[at + 1]?.line ?? Infinity) < (blankBelow[open.line] ?? 0);
    if (isVariable(open) && isVariable(tokens[at + 1])) {
      at += 1;
      continue;
    }
    const beginsLine = marginOf(open.text).length === open.column;
    // A comment that begins a line may contain blank lines, and ends at the next `%%` at the end of a line.
    const end = isInParagraph ? at + 1 : beginsLine ? (endBehind[at + 1] ?? tokens.length) : tokens.length;
    const close = tokens[end];
    if (close !== undefined) {
      comments.push([open, close]);
      at = end;
    } else if (beginsLine && !/^[\w~]/.test(textAfter(open))) report(toFinding('unclosedComment', open.line));
  }
  return comments;
}

/** For each index of a list, the index of the first matching item from this index on. */
function listNext<T>(list: readonly T[], matches: (item: T) => boolean): number[] {
  const next: number[] = [];
  for (let at = list.length - 1; at >= 0; at -= 1)
    next[at] = matches(list[at] as T) ? at : (next[at + 1] ?? list.length);
  return next;
}

/**
 * Removes comments from a markdown file before it is published. The page renders the same, and line numbers do not
 * change.
 */
export function dropFileComments(text: string): string {
  if (!text.includes('%%')) return text;
  const lines = normalizeNewlines(text).split('\n');
  const head = splitFrontMatter(text).bodyLine - 1;
  return preserveEol(text, [...lines.slice(0, head), ...dropComments(lines.slice(head))].join('\n'));
}
