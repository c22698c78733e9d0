// What of a page stands in other files of the site. A block of code, ```yaml file="/files/docker-compose.yml"
// lines="3-9": before a text is parsed the code is put into the words after the fence's language (`included="…"`), so
// that no line of the text moves, and all that reads the parsed text sees ordinary code. Texts: textIncludes.ts.
import type { Code, Nodes, Root } from 'mdast';
import { includeMessages as words } from '../../i18n/includeMessages.ts';
import { fileName } from '../../site/urls/fileName.ts';
import { decodeSafely, joinPath, parentFolder } from '../../site/urls/filePath.ts';
import { readTextInclude } from './textIncludes.ts';

/** A block whose code stands elsewhere, or a line in whose place a text does. */
export interface Include {
  /** Of the fence, or the line. */
  line: number;
  /** Whether it is a text to be read as the page is. */
  isText?: true;
  /** How many lines below it are the block's: its own text, and the fence that ends it. */
  own: number;
  /** As it is written. */
  href: string;
  lines?: string | undefined;
}

/** What of a text stands in other files. */
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
  // A block without a fence at its end ends before a line.
  const own = end.line - start.line - (end.column === 1 ? 1 : 0);
  return [{ line: start.line, own, href, lines: findWord(words, 'lines') }];
}

/** The language of a block, and the words after it. */
export function readInfo({ lang, meta }: Code): ReturnType<typeof splitInfo> {
  return splitInfo(`${lang ?? ''} ${meta ?? ''}`);
}

/**
 * What stands behind the opening fence of a block: its language, which it may lack, and the words after that.
 * @example splitInfo('js{1,3} title="a.js"') // { language: 'js', words: '{1,3} title="a.js"' }
 */
export function splitInfo(info: string): { language: string; words: string } {
  // Some write ```js{1,3} without a space; mdBook says more of a block behind commas: ```rust,ignore; VitePress behind
  // colons: ```ts:line-numbers.
  const [, language = '', words = ''] = /^((?!\w+=["'])[^\s{,:]*|),*(.*)$/s.exec(info.trim()) ?? [];
  return { language, words: words.trim() };
}

/** The files that the includes of a page show, by their paths inside the site folder, each once. */
export function listIncludedFiles(page: string, includes: readonly Pick<Include, 'href'>[]): string[] {
  return [...new Set(includes.flatMap(({ href }) => findIncluded(page, href) ?? []))];
}

/** Those of them that are texts, to be read as the page is. */
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
 * The file that a page means; undefined outside the site folder, and for what no reader can be given as a text.
 * @example findIncluded('docs/v8/deploy.md', './conf/app.yml') === 'docs/v8/conf/app.yml'
 */
export function findIncluded(page: string, href: string): string | undefined {
  const decoded = decodeSafely(href);
  if (/[\\\0]|^[a-z][a-z\d+.-]*:|\.html?$|\/$/i.test(decoded)) return undefined;
  const path = decoded.replace(/^@site\//, '/');
  const file = path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(page), path);
  return !file || file.split('/').some((name) => name.startsWith('.')) ? undefined : file;
}

/** What the words after a language say of code that stands elsewhere. */
export interface Filled {
  /** The words of an ordinary block: the file gives the title where there is none. */
  meta: string;
  /** As it is written. */
  href: string;
  code: string | undefined;
  fault: string | undefined;
}

/** Undefined for the words of an ordinary block. */
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

/** What stands in the place of what cannot be had. */
export function sayMissing(href: string, fault: string | undefined): string {
  return fault === undefined ? '' : words.instead(href, fault);
}

const wordOf = (name: string) => new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`);

function findWord(meta: string, name: string): string | undefined {
  // A title may hold anything.
  const [, double, single] =
    wordOf(name).exec(name === 'title' ? meta : meta.replace(wordOf('title'), '')) ?? [];
  return double ?? single;
}

/** Where in its line the address of an include is written, from 1; 0 where it is written otherwise. */
export function findIncludeColumn(fence: string, href: string): number {
  if (/@include:|':include'|^\s*(?:<<<|@\[code)/.test(fence)) return fence.indexOf(href) + 1;
  const blank = (text: string) => ' '.repeat(text.length);
  const words = fence.replace(/[`~]{3,}/, blank).replace(wordOf('title'), blank);
  const found = wordOf('file').exec(words);
  return found?.[1] === href || found?.[2] === href ? found.index + found[0].length - href.length : 0;
}
