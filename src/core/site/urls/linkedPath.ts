import { decodeSafely, joinPath, parentFolder } from './filePath.ts';
import { findExit } from './findExit.ts';
import { readWikiAddress } from './wikiAddress.ts';

/**
 * The path inside the site folder that a link names, whatever is there; undefined for links out of the site.
 * @example findLinkedPath('docs/v8/a.md', './files/%E8%AE%B8?x#y') === 'docs/v8/files/许'
 */
export function findLinkedPath(file: string, href: string): string | undefined {
  const name = readWikiAddress(href)?.name;
  if (name === undefined && findExit(href) !== undefined) return undefined;
  const path = name ?? decodeSafely(href.replace(/[?#].*$/s, '')).replace(/^@site\//, '/');
  if (path === '') return undefined;
  return path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(file), path);
}
