// Puts what stands in other files into a page's text. No line of the text moves.
import { includeMessages as words } from '../../messages/includeMessages.ts';
import { applyEdits, listLines, type TextEdit } from '../../pages/textEdits.ts';
import { readSnippet, type Snippet } from '../spellings/snippetLine.ts';
import { findIncludeColumn, findIncluded, type Include } from './includes.ts';
import { moveText } from './moveText.ts';
import { BLOCK_MARKS, writeTextInclude } from './textIncludes.ts';

/**
 * The text with its includes.
 * @param page path of its file inside the site folder
 * @param texts of files by their paths; what is not among them cannot be had
 */
export function fillIncludes(
  text: string,
  page: string,
  includes: readonly Include[],
  texts: ReadonlyMap<string, string>,
): string {
  const lines = listLines(text);
  return applyEdits(
    text,
    includes.flatMap((include): TextEdit[] => {
      const line = lines[include.line - 1];
      if (line === undefined) return [];
      const file = findIncluded(page, include.href);
      const whole = file === undefined ? undefined : texts.get(file);
      const found = cutIncluded(file, whole, include);
      const below = lines[include.line];
      const snippet = include.isText ? undefined : readSnippet(line.line, below?.line);
      if (snippet !== undefined) return putSnippet(line, below, snippet, toWords(include, found));
      if (!include.isText) return [putCode(line, include, found)];
      const { code, fault } = found;
      const put = code === undefined ? undefined : moveText(code, file ?? '', page);
      return [putText(line, { href: include.href, text: put, fault })];
    }),
  );
}

function cutIncluded(file: string | undefined, whole: string | undefined, { lines }: Include): CutLines {
  if (file === undefined) return { code: undefined, fault: words.refused };
  if (whole === undefined) return { code: undefined, fault: words.missing };
  return cutLines(whole, lines);
}

interface Line {
  start: number;
  line: string;
}

/** Behind the fence. */
function putCode({ start, line }: Line, include: Include, found: CutLines): TextEdit {
  // Other engines name the file inside of the block.
  const file = findIncludeColumn(line, include.href) === 0 ? ` file="${include.href}"` : '';
  return { offset: start + line.trimEnd().length, length: 0, content: file + toWords(include, found) };
}

/** In the place of a line that is no fence; the block ends in the line below. */
function putSnippet(
  { start, line }: Line,
  below: Line | undefined,
  { opening, closing }: Snippet,
  words: string,
): TextEdit[] {
  const put = { offset: start, length: line.length, content: opening + words };
  return below === undefined ? [put] : [put, { offset: below.start, length: 0, content: closing }];
}

const toWords = ({ own }: Include, { code, fault }: CutLines) =>
  toWord('included', code) + toWord('fault', fault) + toWord('own', String(own));

const toWord = (name: string, text: string | undefined) =>
  text === undefined ? '' : ` ${name}="${encodeURIComponent(text).replaceAll("'", '%27')}"`;

/** In the place of all that stands in the line but marks of quotes and lists. */
function putText({ start, line }: Line, include: Parameters<typeof writeTextInclude>[0]): TextEdit {
  const marks = BLOCK_MARKS.exec(line)?.[0].length ?? 0;
  return { offset: start + marks, length: line.length - marks, content: writeTextInclude(include) };
}

interface CutLines {
  /** Undefined where none of the lines is there. */
  code: string | undefined;
  /** What is wrong with the text or the numbers. */
  fault: string | undefined;
}

/**
 * The lines of a file that a page shows, by their numbers or by the name of their region; all without either.
 * @example cutLines('a\nb\nc\n', '2-') // { code: 'b\nc', fault: undefined }
 */
function cutLines(text: string, wanted: string | undefined): CutLines {
  // What stands for bytes that are no text.
  if (text.includes('\uFFFD')) return { code: undefined, fault: words.notText };
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (wanted === undefined) return { code: lines.join('\n'), fault: undefined };
  if (!/^[\d\s,-]*$/.test(wanted)) {
    const region = cutRegion(lines, wanted);
    return region === undefined
      ? { code: undefined, fault: words.noRegion(wanted) }
      : { code: region.join('\n'), fault: undefined };
  }
  const found: string[] = [];
  let fault: string | undefined;
  for (const range of wanted.split(',')) {
    const [, first, dash, last] = /^\s*([1-9]\d{0,6})\s*(?:(-)\s*([1-9]\d{0,6})?)?\s*$/.exec(range) ?? [];
    if (first === undefined) return { code: undefined, fault: words.badLines };
    const from = Number(first);
    const to = last === undefined ? (dash === undefined ? from : Math.max(from, lines.length)) : Number(last);
    if (to < from) return { code: undefined, fault: words.badLines };
    if (to > lines.length) fault = words.outOfRange(lines.length);
    found.push(...lines.slice(from - 1, to));
  }
  return { code: found.length === 0 ? undefined : found.join('\n'), fault };
}

/** Of regions of a file, as mdBook, MkDocs and editors write them in comments. */
const MARK = /\bANCHOR(_END)?:\s*([\w-]+)|-8<-+\s+\[(start|end):\s*([\w-]+)\]|#\s?(end)?region\b\s*([\w-]*)/;

/**
 * The lines of a region, without the marks in it; undefined where there is no such region.
 * @example cutRegion(['a', '// ANCHOR: one', 'b', '// ANCHOR_END: one'], 'one') // ['b']
 */
function cutRegion(lines: readonly string[], name: string): string[] | undefined {
  let isInside = false;
  let found: string[] | undefined;
  for (const line of lines) {
    const mark = readMark(line);
    if (mark === undefined) {
      if (isInside) found?.push(line);
      continue;
    }
    // An editor's mark of an end may lack the name.
    if (mark.name !== name && !(mark.isEnd && mark.name === '')) continue;
    isInside = !mark.isEnd;
    if (isInside) found ??= [];
  }
  return found;
}

function readMark(line: string): { isEnd: boolean; name: string } | undefined {
  const [whole, anchorEnd, anchor, snippet, snippetName, regionEnd, region] = MARK.exec(line) ?? [];
  return whole === undefined
    ? undefined
    : {
        isEnd: anchorEnd !== undefined || snippet === 'end' || regionEnd !== undefined,
        name: anchor ?? snippetName ?? region ?? '',
      };
}
