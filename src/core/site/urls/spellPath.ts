// How a path is written in a link.
import { parentFolder } from './filePath.ts';
import { isMarkdownFile } from './pageFile.ts';
import { isIndexFile, stripEnding } from './slug.ts';

/**
 * The way from a folder to a file.
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
 * A file's path with the ending that a writer gave another one's; then its whole path.
 * @example spellEndings('docs/v8/osc/index.md', '../guide/') gives docs/v8/osc/, docs/v8/osc/index, docs/v8/osc/index.md
 */
export function spellEndings(file: string, written: string): string[] {
  if (isMarkdownFile(written)) return [file];
  const folder = parentFolder(file);
  const asFolder = isIndexFile(file) && !/(?:index|readme)(?:\.html)?$/i.test(written) ? [`${folder}/`] : [];
  const asPage = stripEnding(file) + (/\.html$/i.test(written) ? '.html' : '');
  return [...asFolder, asPage, file];
}

/**
 * Spells a path so that it can stand where another address was written: in letters or in their bytes, as that was.
 * @param written the other address, with the angle brackets that may be around it
 * @example encodeLike('../旧 址.md', './a.md') === '../旧%20址.md'
 */
export function encodeLike(path: string, written: string): string {
  const isInBytes = /%[89A-F][\dA-F]/i.test(written);
  const special = written.startsWith('<') ? /[<>%#?\\\n]/ : /[\s<>()[\]%#?"'`|\\&]/;
  const needsBytes = (char: string) => special.test(char) || (isInBytes && char > '\u007F');
  const encode = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return Array.from(path, (char) => {
    if (!needsBytes(char)) return char;
    return char > '\u007F' ? encodeURIComponent(char) : encode(char);
  }).join('');
}
