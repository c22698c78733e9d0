// Puts what stands in other files into a page's text. No line of the text moves.
import { includeMessages as words } from '../../includeMessages.ts';
import { applyEdits, listLines, type TextEdit } from '../../pages/textEdits.ts';
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
function putCode({ start, line }: Line, { own, href }: Include, { code, fault }: CutLines): TextEdit {
  // Other engines name the file inside of the block.
  const file = findIncludeColumn(line, href) === 0 ? ` file="${href}"` : '';
  const content = file + toWord('included', code) + toWord('fault', fault) + toWord('own', String(own));
  return { offset: start + line.trimEnd().length, length: 0, content };
}

const toWord = (name: string, text: string | undefined) =>
  text === undefined ? '' : ` ${name}="${encodeURIComponent(text).replaceAll("'", '%27')}"`;

/** In the place of all that stands in the line but marks of quotes and lists. */
function putText({ start, line }: Line, include: Parameters<typeof writeTextInclude>[0]): TextEdit {
  const marks = BLOCK_MARKS.exec(line)?.[0].length ?? 0;
  return { offset: start + marks, length: line.length - marks, content: writeTextInclude(include) };
}
