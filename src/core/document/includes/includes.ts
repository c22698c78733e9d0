// Includes of other files. Before a text is parsed, the content of a file is inserted into the info string of its code
// block (```yaml file="/files/docker-compose.yml" lines="3-9" → `included="…"`): no line moves, and the AST contains
// ordinary code. Includes of markdown are comments, see readTextInclude().
import type { Code, Nodes, Root } from 'mdast';
import { includeMessages as words } from '../../i18n/includeMessages.ts';
import { decodeSafely, fileName, joinPath, parentFolder } from '../../site/urls/filePath.ts';

/** A code block, or a comment, that includes a file. */
export interface Include {
  /** Line of the fence or comment. */
  line: number;
  /** Whether the file is markdown to be parsed. */
  isText?: true;
  /** Count of the block's lines below the fence: its fallback text and the closing fence. */
  own: number;
  /** The path as written. */
  href: string;
  lines?: string | undefined;
}

/** Lists the includes of a parsed text. */
export function listIncludes(tree: Root): Include[] {
  return [...includesIn(tree)];
}

function* includesIn(node: Nodes): Generator<Include> {
  if (node.type === 'code') yield* readCodeInclude(node);
  else if (node.type === 'html' && node.position !== undefined) {
    const { href, lines } = readTextInclude(node.value) ?? {};
    if (href !== undefined) yield { line: node.position.start.line, isText: true, own: 0, href, lines };
  } else if ('children' in node) for (const child of node.children) yield* includesIn(child);
}

function readCodeInclude(code: Code): Include[] {
  const { position } = code;
  const { words } = readInfo(code);
  const href = findWord(words, 'file');
  if (href === undefined || position === undefined) return [];
  const { start, end } = position;
  // A block without a closing fence ends before a line.
  const own = end.line - start.line - (end.column === 1 ? 1 : 0);
  return [{ line: start.line, own, href, lines: findWord(words, 'lines') }];
}

/** Splits the info string of a code node. */
export function readInfo({ lang, meta }: Code): ReturnType<typeof splitInfo> {
  return splitInfo(`${lang ?? ''} ${meta ?? ''}`);
}

/**
 * Splits an info string into the language, which may be missing, and the options.
 * @example splitInfo('js{1,3} title="a.js"') // { language: 'js', words: '{1,3} title="a.js"' }
 */
export function splitInfo(info: string): { language: string; words: string } {
  // Options may follow without a space (```js{1,3}), after commas in mdBook (```rust,ignore), after colons in VitePress
  // (```ts:line-numbers).
  const [, language = '', words = ''] = /^((?!\w+=["'])[^\s{,:]*|),*(.*)$/s.exec(info.trim()) ?? [];
  return { language, words: words.trim() };
}

/** Paths of the included files in the site's folder, each once. */
export function listIncludedFiles(page: string, includes: readonly Pick<Include, 'href'>[]): string[] {
  return [...new Set(includes.flatMap(({ href }) => findIncluded(page, href) ?? []))];
}

/** Paths of the included markdown files. */
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
 * Resolves an include to a path; undefined outside the site's folder, and for files that are not served as text.
 * @example findIncluded('docs/v8/deploy.md', './conf/app.yml') === 'docs/v8/conf/app.yml'
 */
export function findIncluded(page: string, href: string): string | undefined {
  const decoded = decodeSafely(href);
  if (/[\\\0]|^[a-z][a-z\d+.-]*:|\.html?$|\/$/i.test(decoded)) return undefined;
  const path = decoded.replace(/^@site\//, '/');
  const file = path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(page), path);
  return !file || file.split('/').some((name) => name.startsWith('.')) ? undefined : file;
}

/** An include as parsed from the options of a code block. */
interface Filled {
  /** Options for the component; the title defaults to the file's name. */
  meta: string;
  /** The path as written. */
  href: string;
  code: string | undefined;
  fault: string | undefined;
}

/** Undefined for a block without an include. */
export function readFilled(meta: string): Filled | undefined {
  const href = findWord(meta, 'file');
  if (href === undefined) return undefined;
  const decode = (text: string | undefined) => (text === undefined ? undefined : decodeSafely(text));
  const rest = ['file', 'lines', 'included', 'fault', 'own'].reduce(
    (left, name) => left.replace(wordOf(name), ''),
    meta,
  );
  const title = findWord(meta, 'title') === undefined ? `title="${decodeSafely(fileName(href))}" ` : '';
  const [code, fault] = [decode(findWord(meta, 'included')), decode(findWord(meta, 'fault'))];
  return { meta: `${title}${rest.trim()}`.trim(), href, code, fault };
}

/** The message in place of content that is not available. */
export function describeMissingInclude(href: string, fault: string | undefined): string {
  return fault === undefined ? '' : words.instead(href, fault);
}

const wordOf = (name: string) => new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`);

function findWord(meta: string, name: string): string | undefined {
  // A title may contain any option's syntax.
  const [, double, single] =
    wordOf(name).exec(name === 'title' ? meta : meta.replace(wordOf('title'), '')) ?? [];
  return double ?? single;
}

/** Column, from 1, of an include's path in its line; 0 if it is not there. */
export function findIncludeColumn(fence: string, href: string): number {
  if (/@include:|':include'|^\s*(?:<<<|@\[code)/.test(fence)) return fence.indexOf(href) + 1;
  const blank = (text: string) => ' '.repeat(text.length);
  const words = fence.replace(/[`~]{3,}/, blank).replace(wordOf('title'), blank);
  const found = wordOf('file').exec(words);
  return found?.[1] === href || found?.[2] === href ? found.index + found[0].length - href.length : 0;
}

// Includes of markdown, in VitePress's syntax: <!--@include: ./parts/install.md{3,10}-->, or #name for a region.
// Dialects are rewritten to it (dialects/includes.ts). The content is inserted into the comment, and the parser parses
// it there.

interface TextInclude {
  /** The path as written. */
  href: string;
  /** A range, `3-10`, or the name of a region; the whole file by default. */
  lines: string | undefined;
  /** Undefined until the include is resolved. */
  text: string | undefined;
  /** A message about the file or the range. */
  fault: string | undefined;
}

/** Markers that may precede a block: indentation, quotes, list markers. */
export const BLOCK_MARKS = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/;

const COMMENT =
  /^<!--\s*@include:\s*(\S+?)(?:#([\w-]+))?(?:\{(\d*),(\d*)\})?(?:\s+included="([^"]*)")?(?:\s+fault="([^"]*)")?\s*-->$/;

/** Parses an include comment; undefined for other comments. */
export function readTextInclude(html: string): TextInclude | undefined {
  const [, href, region, first, last, included, fault] = COMMENT.exec(html.trim()) ?? [];
  if (href === undefined) return undefined;
  const decode = (text: string | undefined) => (text === undefined ? undefined : decodeSafely(text));
  return {
    href,
    lines: first === undefined ? region : `${first || 1}-${last}`,
    text: decode(included),
    fault: decode(fault),
  };
}

/** Serializes an include with its content. */
export function writeTextInclude({ href, text, fault }: Omit<TextInclude, 'lines'>): string {
  const word = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` ${name}="${encodeURIComponent(value)}"`;
  return `<!--@include: ${href}${word('included', text)}${word('fault', fault)}-->`;
}
