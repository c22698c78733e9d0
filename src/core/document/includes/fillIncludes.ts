// Puts what stands in other files into a page's text. No line of the text moves.
import { includeMessages as words } from '../../i18n/includeMessages.ts';
import { readSnippet, type Snippet } from '../dialects/snippetLine.ts';
import { applyEdits, listLines, type TextEdit } from '../textEdits.ts';
import { type CutLines, cutLines } from './includedLines.ts';
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
