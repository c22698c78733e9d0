// Parses includes of other files. A code block includes a file by options of its info string, `file="/conf/app.yml"
// lines="3-9"`. Before the text is parsed, fillIncludes.ts adds the content as the option `included="…"`: line numbers
// stay valid, and the AST contains a code node. A comment includes markdown, or code in another syntax (readInclude).
import type { Code, Nodes, Root } from 'mdast';
import { includeMessages as words } from '#site-i18n/includeMessages';
import { decodeSafely, fileName, joinPath, parentFolder } from '../../site/urls/filePath.ts';
import type { WantedOperations } from '../openapi/writeOperations.ts';

/** A code block or a comment that includes a file. */
export interface Include {
  /** Line of the opening fence or of the comment. */
  line: number;
  /** Set if the file is markdown, or becomes it, which is parsed and rendered as part of the page. */
  isText?: true;
  /** Info string of the code block that a comment becomes. */
  info?: string;
  /** Number of the block's own lines below the opening fence: the code that renders if the file is unavailable, and
  the closing fence; 0 for a comment. */
  own: number;
  /** The path as written in the markdown. */
  href: string;
  /** Ranges of line numbers, or the name of a region; undefined for the whole file. */
  lines?: string | undefined;
  /** What to show of an OpenAPI file. */
  operations?: WantedOperations;
}

/** Whether an include is the table of contents of a folder: its path ends with a slash. */
export const isFolder = ({ href }: Pick<Include, 'href'>) => href.endsWith('/');

/** Whether the file of an include is data, from which markdown of our own is written. */
export const isData = (href: string) => /\.(?:json|ya?ml)$/i.test(href);

/** Number of levels that the table of contents of a folder shows. */
export const levelsOf = ({ lines = '1' }: Pick<Include, 'lines'>) => Number.parseInt(lines, 10) || 1;

/** Lists the includes of a parsed text. */
export function listIncludes(tree: Root): Include[] {
  return [...includesIn(tree, { level: 1 })];
}

/** @param above the last heading before the node */
function* includesIn(node: Nodes, above: { level: number }): Generator<Include> {
  if (node.type === 'heading') above.level = node.depth;
  if (node.type === 'code') yield* readCodeInclude(node, above.level);
  else if (node.type === 'html' && node.position !== undefined) {
    const { href, lines, info } = readInclude(node.value) ?? {};
    const kind = info === undefined ? ({ isText: true } as const) : { info };
    if (href !== undefined) yield { line: node.position.start.line, ...kind, own: 0, href, lines };
  } else if ('children' in node) for (const child of node.children) yield* includesIn(child, above);
}

/** Language of a code block that shows the operations of an OpenAPI file, each in a line of its own. */
const OPENAPI = 'openapi';

function readCodeInclude(code: Code, level: number): Include[] {
  const { position, value } = code;
  const { language, words } = readInfo(code);
  const href = findOption(words, 'file');
  if (href === undefined || position === undefined) return [];
  const { start, end } = position;
  // A block without a closing fence ends at the first column of the line below the block.
  const own = end.line - start.line - (end.column === 1 ? 1 : 0);
  if (language !== OPENAPI) return [{ line: start.line, own, href, lines: findOption(words, 'lines') }];
  const names = value.split('\n').map((line) => line.trim());
  const operations = { names: names.filter((name) => name !== ''), level: level + 1 };
  return [{ line: start.line, own, href, isText: true, operations }];
}

/** Splits the info string of a code node. */
export function readInfo({ lang, meta }: Code): ReturnType<typeof splitInfo> {
  return splitInfo(`${lang ?? ''} ${meta ?? ''}`);
}

/**
 * Splits an info string into the language, or an empty string, and the options.
 * @example splitInfo('js{1,3} title="a.js"') // { language: 'js', words: '{1,3} title="a.js"' }
 */
export function splitInfo(info: string): { language: string; words: string } {
  // Options may follow the language without a space (```js{1,3}), after a comma in mdBook (```rust,ignore), after a
  // colon in VitePress (```ts:line-numbers).
  const [, language = '', words = ''] = /^((?!\w+=["'])[^\s{,:]*|),*(.*)$/s.exec(info.trim()) ?? [];
  return { language, words: words.trim() };
}

/** Lists the paths of the included files in the site's folder, without duplicates. */
export function listIncludedFiles(page: string, includes: readonly Pick<Include, 'href'>[]): string[] {
  return [...new Set(includes.flatMap(({ href }) => findIncluded(page, href) ?? []))];
}

/** Lists the paths of the included markdown files. */
export function listIncludedTexts(
  page: string,
  includes: readonly Pick<Include, 'href' | 'isText'>[],
): string[] {
  return listIncludedFiles(
    page,
    includes.filter(({ isText }) => isText),
  );
}

/**
 * Resolves the path of an include; undefined for paths outside the site's folder, and for files not served as text.
 * @example findIncluded('docs/v8/deploy.md', './conf/app.yml') === 'docs/v8/conf/app.yml'
 */
export function findIncluded(page: string, href: string): string | undefined {
  const decoded = decodeSafely(href);
  if (/[\\\0]|^[a-z][a-z\d+.-]*:|\.html?$|\/$/i.test(decoded)) return undefined;
  const path = decoded.replace(/^@site\//, '/');
  const file = path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(page), path);
  return !file || isHidden(file) ? undefined : file;
}

/** Hidden files may be secrets; hidden markdown, such as Fumadocs' `.part.mdx`, is none. */
const isHidden = (file: string) => /(?:^|\/)\.(?![^/]*\.mdx?$)/.test(file);

/** An include, parsed from the options of a code block after fillIncludes(). */
interface Filled {
  /** Options for the component, without those of the include; the title defaults to the file's name. */
  meta: string;
  /** The path as written in the markdown. */
  href: string;
  code: string | undefined;
  fault: string | undefined;
}

/** Parses the options of a code block; undefined for a block without an include. */
export function readFilled(meta: string): Filled | undefined {
  const href = findOption(meta, 'file');
  if (href === undefined) return undefined;
  const rest = ['file', 'lines', 'included', 'fault', 'own'].reduce(
    (left, name) => left.replace(optionPattern(name), ''),
    meta,
  );
  const title = findOption(meta, 'title') === undefined ? `title="${decodeSafely(fileName(href))}" ` : '';
  const [code, fault] = [decode(findOption(meta, 'included')), decode(findOption(meta, 'fault'))];
  return { meta: `${title}${rest.trim()}`.trim(), href, code, fault };
}

/** The message that renders in place of a file that is unavailable; empty if the include is not resolved yet. */
export function describeMissingInclude(href: string, fault: string | undefined): string {
  return fault === undefined ? '' : words.instead(href, fault);
}

const decode = (text: string | undefined) => (text === undefined ? undefined : decodeSafely(text));

const optionPattern = (name: string) => new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`);

function findOption(meta: string, name: string): string | undefined {
  // The title is removed first: its text may contain the syntax of an option.
  const [, double, single] =
    optionPattern(name).exec(name === 'title' ? meta : meta.replace(optionPattern('title'), '')) ?? [];
  return double ?? single;
}

/** Column, from 1, of an include's path in the line of its fence or comment; 0 if the line lacks the path. */
export function findIncludeColumn(fence: string, href: string): number {
  if (/@include:|<include|:include\b|\{\{#|8<-|^\s*(?:<<<|@\[code)/.test(fence))
    return fence.indexOf(href) + 1;
  const blank = (text: string) => ' '.repeat(text.length);
  const words = fence.replace(/[`~]{3,}/, blank).replace(optionPattern('title'), blank);
  const found = optionPattern('file').exec(words);
  return found?.[1] === href || found?.[2] === href ? found.index + found[0].length - href.length : 0;
}

// Includes in lines of their own have VitePress's syntax: <!--@include: ./parts/install.md{3,10}-->, or #name for a
// region, or for a section by the id of its heading. syntax/includeLine.ts makes this comment of the syntax of other
// engines, with the info string as `code="…"` where the file is code. fillIncludes.ts adds the content to the comment as
// `included="…"`, and normalizeTree.ts replaces the comment by the parsed content, or by a code block.

export interface IncludeComment {
  /** The path as written in the markdown. */
  href: string;
  /** A range, `3-10`, or the name of a region; undefined for the whole file. */
  lines?: string | undefined;
  /** Info string of the code block; undefined for markdown, which is parsed. */
  info?: string | undefined;
  /** Content; undefined until the include is resolved. */
  text?: string | undefined;
  /** Error message about the file or the range. */
  fault?: string | undefined;
}

/** Matches indentation, quote markers and list markers at the start of a line. */
export const BLOCK_MARKS = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/;

const COMMENT =
  /^<!--\s*@include:\s*(\S+?)(?:#([^\s#{}]+))?(?:\{(\d*)[,-](\d*)\})?(?:\s+code="([^"]*)")?(?:\s+included="([^"]*)")?(?:\s+fault="([^"]*)")?\s*-->$/;

/** Parses an include comment; undefined for other comments. */
export function readInclude(html: string): IncludeComment | undefined {
  const [, href, region, first, last, code, included, fault] = COMMENT.exec(html.trim()) ?? [];
  if (href === undefined) return undefined;
  return {
    href,
    lines: first === undefined ? region : `${first || 1}-${last}`,
    info: decode(code),
    text: decode(included),
    fault: decode(fault),
  };
}

/** Serializes an include to a comment. */
export function writeInclude({ href, lines, info, text, fault }: IncludeComment): string {
  const options = toOption('code', info) + toOption('included', text) + toOption('fault', fault);
  return `<!--@include: ${href}${toPart(lines)}${options}-->`;
}

/** @example toPart('2-5') === '{2,5}'; toPart('here') === '#here' */
function toPart(lines: string | undefined): string {
  if (lines === undefined) return '';
  const [, first, dash, last] = /^(\d+)(-)?(\d*)$/.exec(lines) ?? [];
  return first === undefined ? `#${lines}` : `{${first},${dash ? last : first}}`;
}

/** Serializes an option; its text is encoded, so that it has neither quotes nor line breaks. */
export const toOption = (name: string, text: string | undefined) =>
  text === undefined ? '' : ` ${name}="${encodeURIComponent(text).replaceAll("'", '%27')}"`;

/** The code block of a resolved include of code. */
export function toCodeBlock({ href, info = '', text, fault }: IncludeComment): Code {
  const { language, words: options } = splitInfo(info);
  const meta = `${options} file="${href}"${toOption('included', text)}${toOption('fault', fault)}`;
  return { type: 'code', lang: language, meta: meta.trim(), value: '' };
}
