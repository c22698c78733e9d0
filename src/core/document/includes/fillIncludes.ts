// Inserts the content of included files into the text of a page. No line is added or removed: line numbers stay valid.
import type { IncludeFault } from '../../i18n/explainFault.ts';
import { parentFolder } from '../../site/urls/filePath.ts';
import { relativePath } from '../../site/urls/linkPath.ts';
import { createFenceScanner } from '../dialects/codeLines.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { splitFrontMatter } from '../frontMatterBlock.ts';
import type { WriteOperations } from '../openapi/writeOperations.ts';
import { parseMarkdown } from '../parseMarkdown.ts';
import { applyEdits, listLines, type TextEdit } from '../textEdits.ts';
import { splitNamedId, toSlug } from '../tree/headingIds.ts';
import { listUrls } from '../writtenUrls.ts';
import {
  BLOCK_MARKS,
  findIncludeColumn,
  findIncluded,
  type Include,
  type IncludeComment,
  isFolder,
  levelsOf,
  toOption,
  writeInclude,
} from './includeSyntax.ts';
import { lengthBeforeContent } from './includeTag.ts';

/** Renders the pages of a folder as markdown; undefined for a folder without pages. */
export type FindContents = (page: string, folder: string, levels: number) => string | undefined;

/** Write the markdown of what is no markdown; without a writer, markers and blocks stay as they are. */
export interface IncludeWriters {
  contents?: FindContents | undefined;
  operations?: WriteOperations | undefined;
}

/**
 * Resolves the includes of a text.
 * @param page path of the page's file in the site's folder
 * @param texts content by path; for a missing file a message is inserted
 * @param dialects dialects of the page and of the markdown in it
 */
export function fillIncludes(
  text: string,
  page: string,
  includes: readonly Include[],
  texts: ReadonlyMap<string, string>,
  writers: IncludeWriters = {},
  dialects: readonly Dialect[] = [],
): string {
  const lines = listLines(text);
  return applyEdits(
    text,
    includes.flatMap((include): TextEdit[] => {
      const line = lines[include.line - 1];
      if (line === undefined) return [];
      if (isFolder(include)) {
        const contents = writers.contents?.(page, include.href, levelsOf(include));
        return contents === undefined ? [] : [putComment(line, { href: include.href, text: contents })];
      }
      const file = findIncluded(page, include.href);
      const whole = file === undefined ? undefined : texts.get(file);
      const { operations } = include;
      if (operations !== undefined) {
        if (writers.operations === undefined) return [];
        const { code: text, fault } =
          whole === undefined ? cutIncluded(file, whole, include) : writers.operations(whole, operations);
        const own = lines.slice(include.line, include.line + include.own);
        return [putComment(line, { href: include.href, text, fault }), ...own.map(emptyLine)];
      }
      const found = cutIncluded(file, whole, include);
      const tag = lengthBeforeContent(line.line);
      if (tag > 0) {
        const { code, fault } = found;
        const put = include.isText && code !== undefined ? moveText(code, file ?? '', page, dialects) : code;
        const content = toOption('included', put) + toOption('fault', fault);
        return [{ offset: line.start + tag, length: 0, content }];
      }
      const { href, info, isText } = include;
      if (!isText && info === undefined) return [putCode(line, include, found)];
      const { code, fault } = found;
      const put = isText && code !== undefined ? moveText(code, file ?? '', page, dialects) : code;
      return [putComment(line, { href, info, text: put, fault })];
    }),
  );
}

function cutIncluded(
  file: string | undefined,
  whole: string | undefined,
  { isText, lines }: Include,
): CutLines {
  if (file === undefined) return { code: undefined, fault: 'refused' };
  if (whole === undefined) return { code: undefined, fault: 'missing' };
  const found = cutLines(whole, lines);
  const section =
    isText && lines !== undefined && found.code === undefined ? cutSection(whole, lines) : undefined;
  return section === undefined ? found : { code: section, fault: undefined };
}

interface Line {
  start: number;
  line: string;
}

/** Adds the content to the info string of a fence. */
function putCode({ start, line }: Line, include: Include, found: CutLines): TextEdit {
  // In dialects the path is inside the code block, so the info string has no option `file`.
  const file = findIncludeColumn(line, include.href) === 0 ? ` file="${include.href}"` : '';
  return { offset: start + line.trimEnd().length, length: 0, content: file + toOptions(include, found) };
}

const toOptions = ({ own }: Include, { code, fault }: CutLines) =>
  toOption('included', code) + toOption('fault', fault) + toOption('own', String(own));

/** Replaces an include by a comment, and preserves the markers of quotes and lists before it. */
function putComment({ start, line }: Line, include: IncludeComment): TextEdit {
  const marks = BLOCK_MARKS.exec(line)?.[0].length ?? 0;
  return { offset: start + marks, length: line.length - marks, content: writeInclude(include) };
}

/** Removes a line of a block that is replaced, but not its markers of quotes and lists. */
function emptyLine({ start, line }: Line): TextEdit {
  const marks = /^[\s>]*/.exec(line)?.[0].length ?? 0;
  return { offset: start + marks, length: line.length - marks, content: '' };
}

interface CutLines {
  /** The selected lines; undefined if no line is selected. */
  code: string | undefined;
  fault: IncludeFault | undefined;
}

/**
 * Selects lines of a file by ranges of numbers, or by a region's name; the whole file by default.
 * @example cutLines('a\nb\nc\n', '2-') // { code: 'b\nc', fault: undefined }
 */
function cutLines(text: string, wanted: string | undefined): CutLines {
  // Decoding a binary file as UTF-8 results in replacement characters.
  if (text.includes('\uFFFD')) return { code: undefined, fault: 'notText' };
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (wanted === undefined) return { code: lines.join('\n'), fault: undefined };
  if (!/^[\d\s,-]*$/.test(wanted)) {
    const region = cutRegion(lines, wanted);
    return region === undefined
      ? { code: undefined, fault: `noRegion:${wanted}` }
      : { code: region.join('\n'), fault: undefined };
  }
  const found: string[] = [];
  let fault: IncludeFault | undefined;
  for (const range of wanted.split(',')) {
    const [, first, dash, last] = /^\s*([1-9]\d{0,6})\s*(?:(-)\s*([1-9]\d{0,6})?)?\s*$/.exec(range) ?? [];
    if (first === undefined) return { code: undefined, fault: 'badLines' };
    const from = Number(first);
    const to = last === undefined ? (dash === undefined ? from : Math.max(from, lines.length)) : Number(last);
    if (to < from) return { code: undefined, fault: 'badLines' };
    if (to > lines.length) fault = `outOfRange:${lines.length}`;
    found.push(...lines.slice(from - 1, to));
  }
  return { code: found.length === 0 ? undefined : found.join('\n'), fault };
}

// A region is the lines between two comments: `ANCHOR: x` and `ANCHOR_END: x` (mdBook), `--8<-- [start:x]` and
// `--8<-- [end:x]` (MkDocs), `#region x` and `#endregion` (editors); or between two comments `/// [x]` (docsify).

const MARK =
  /\bANCHOR(_END)?:\s*([\w-]+)|-8<-+\s+\[(start|end):\s*([\w-]+)\]|#\s?(end)?region\b\s*([\w-]*)|(?:\/{3}|#{3})\s+\[([\w-]+)\]/;

/**
 * Returns the lines of a region without comments that delimit regions; undefined if the file has no such region.
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
    // `#endregion` may omit the name.
    if (mark.name !== name && !(mark.isEnd && mark.name === '')) continue;
    isInside = mark.isEnd === undefined ? !isInside : !mark.isEnd;
    if (isInside) found ??= [];
  }
  return found;
}

/**
 * Returns the content of `<section id="…">` in a markdown file, or a heading with this id and what is below it.
 * @example cutSection('## 一\n\n甲\n\n## 二\n\n乙', '二') === '## 二\n\n乙'
 */
function cutSection(text: string, id: string): string | undefined {
  for (const { 0: tag, 1: own, index } of text.matchAll(/<section\s[^<>]*\bid=["']([^"'<>]+)["'][^<>]*>/g)) {
    const end = own === id ? text.indexOf('</section>', index) : -1;
    if (end >= 0) return text.slice(index + tag.length, end);
  }
  const watch = createFenceScanner();
  const found: string[] = [];
  let level = 0;
  for (const line of text.split(/\r?\n/)) {
    const [, marks, words = ''] =
      (watch(line).place === undefined && /^(#{1,6})[ \t]+(.*?)[ \t#]*$/.exec(line)) || [];
    if (marks !== undefined && level >= marks.length) break;
    const [title, own] = splitNamedId(words);
    if (level === 0 && marks !== undefined && (own ?? toSlug(title)) === id) level = marks.length;
    if (level > 0) found.push(line);
  }
  return level === 0 ? undefined : found.join('\n');
}

/** Parses the comment on a line; `isEnd` is undefined for one that begins or ends a region. */
function readMark(line: string): { isEnd: boolean | undefined; name: string } | undefined {
  const [whole, anchorEnd, anchor, snippet, snippetName, regionEnd, region, either] = MARK.exec(line) ?? [];
  return whole === undefined
    ? undefined
    : {
        isEnd: either === undefined ? (anchorEnd ?? regionEnd) !== undefined || snippet === 'end' : undefined,
        name: anchor ?? snippetName ?? region ?? either ?? '',
      };
}

// Relative URLs of an included markdown file are relative to that file; they are rewritten to be relative to the page.

/** URLs that do not depend on the file: absolute URLs, root-relative paths, hashes, wiki links. */
const FIXED = /^(?:[a-z][a-z\d+.-]*:|\/|@site\/|#|\[\[|$)/i;

/**
 * Rewrites the relative URLs of a file's body to be relative to a page.
 * @example moveText('[一](./a.md)', 'docs/parts/_b.md', 'docs/c.md') === '[一](parts/./a.md)'
 */
function moveText(text: string, file: string, page: string, dialects: readonly Dialect[]): string {
  const { body } = splitFrontMatter(text);
  const [from, to] = [parentFolder(file), parentFolder(page)];
  if (from === to) return body;
  const prefix = relativePath(to, `${from}/`);
  const { root } = parseMarkdown(body, { dialects });
  const lines = body.split('\n');
  // From the last URL to the first, so that the columns of the remaining URLs stay valid.
  for (const { line, column, text: written, href } of listUrls(root, body, 1).reverse()) {
    if (FIXED.test(href)) continue;
    const at = column - 1 + (written.startsWith('<') ? 1 : 0);
    const whole = lines[line - 1] ?? '';
    lines[line - 1] = whole.slice(0, at) + prefix + whole.slice(at);
  }
  return lines.join('\n');
}
