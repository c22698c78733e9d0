// Computes paths in the form in which links write them.
import { decodeSafely, joinPath, parentFolder } from './filePath.ts';
import { isMarkdownFile } from './pageFileNames.ts';
import { findExternalKind } from './pageHref.ts';
import { isIndexFile, stripEnding } from './slug.ts';
import { parseWikiLink } from './wikiLink.ts';

/**
 * Relative path from a folder to a file.
 * @example relativePath('docs/v8/osc', 'docs/v8/deploy.md') === '../deploy.md'
 */
export function relativePath(folder: string, file: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

/**
 * Lists the ways to write a link to a file, in the style of an existing link: as a folder, without an ending, or with
 * `.html`. The last one is always the path of the file.
 * @example spellEndings('docs/v8/osc/index.md', '../guide/') gives docs/v8/osc/, docs/v8/osc/index, docs/v8/osc/index.md
 */
export function listLinkForms(file: string, written: string): string[] {
  if (isMarkdownFile(written)) return [file];
  const folder = parentFolder(file);
  const asFolder = isIndexFile(file) && !/(?:index|readme)(?:\.html)?$/i.test(written) ? [`${folder}/`] : [];
  const asPage = stripEnding(file) + (/\.html$/i.test(written) ? '.html' : '');
  return [...asFolder, asPage, file];
}

/**
 * Encodes a path that replaces a link in markdown: non-ASCII characters are percent-encoded if the old link encodes
 * them.
 * @param written the old link, possibly in angle brackets
 * @example encodeLike('../旧 址.md', './a.md') === '../旧%20址.md'
 */
export function encodeLike(path: string, written: string): string {
  const isEncoded = /%[89A-F][\dA-F]/i.test(written);
  const special = written.startsWith('<') ? /[<>%#?\\\n]/ : /[\s<>()[\]%#?"'`|\\&]/;
  const needsEncoding = (char: string) => special.test(char) || (isEncoded && char > '\u007F');
  const encode = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return Array.from(path, (char) => {
    if (!needsEncoding(char)) return char;
    return char > '\u007F' ? encodeURIComponent(char) : encode(char);
  }).join('');
}

/**
 * The path inside the site folder that a link refers to, whether or not the file exists; undefined for external
 * links.
 * @example resolveLinkedPath('docs/v8/a.md', './files/%E8%AE%B8?x#y') === 'docs/v8/files/许'
 */
export function resolveLinkedPath(file: string, href: string): string | undefined {
  const name = parseWikiLink(href)?.name;
  if (name === undefined && findExternalKind(href) !== undefined) return undefined;
  const path = name ?? decodeSafely(href.replace(/[?#].*$/s, '')).replace(/^@site\//, '/');
  if (path === '') return undefined;
  return path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(file), path);
}
