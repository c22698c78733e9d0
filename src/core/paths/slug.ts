// From a file of a version to the doc's id and address (peer-behaviour §6).
import { decodeSafely, joinPath, parentFolder } from './filePath.ts';
import { stripNumberPrefixes } from './numberPrefix.ts';

/** The front matter fields that have a say in names. */
interface Naming {
  id?: string | undefined;
  slug?: string | undefined;
  parse_number_prefixes?: boolean | undefined;
}

/**
 * The id of a doc, unique in its version.
 * @param file path inside the version's folder
 * @example fileToId('02-guide/01-安装.md', {}) === 'guide/安装'
 */
export function fileToId(file: string, front: Naming): string {
  const { folder, name } = splitFile(file, front);
  const id = front.id || name;
  return folder === '' ? id : `${folder}/${id}`;
}

/**
 * The address of a doc below its version's path. Index docs end in a slash, others do not.
 * @example fileToSlug('osc/index.md', {}) === '/osc/'
 * @example fileToSlug('osc/license.md', { slug: '/许可' }) === '/许可'
 */
export function fileToSlug(file: string, front: Naming): string {
  const { folder, name } = splitFile(file, front);
  const folderSlug = folder === '' ? '/' : `/${folder}/`;
  const isIndex = isIndexFile(file);
  if (isIndex && !front.slug) return folderSlug;
  const wanted = front.slug ? decodeSafely(front.slug) : front.id || name;
  const path =
    joinPath(wanted.startsWith('/') ? '' : folder, wanted) ?? joinPath('', wanted.replaceAll('..', ''));
  const slug = `/${path ?? ''}`;
  return isIndex && `${slug}/` === folderSlug ? folderSlug : slug;
}

/**
 * Whether a file is the page of its folder: named index, _index, readme or as the folder.
 * @example isIndexFile('osc/README.md') && isIndexFile('osc/OSC.md')
 */
export function isIndexFile(file: string): boolean {
  const folder = parentFolder(file).split('/').at(-1) ?? '';
  const name = stripEnding(file.split('/').at(-1) ?? '').toLowerCase();
  return /^(?:_?index|readme)$/.test(name) || (folder !== '' && name === folder.toLowerCase());
}

/** @example stripEnding('a.b.md') === 'a.b' */
export function stripEnding(name: string): string {
  return name.replace(/\.[^./]+$/, '');
}

function splitFile(file: string, front: Naming): { folder: string; name: string } {
  const path = stripEnding(file);
  const clean = front.parse_number_prefixes === false ? path : stripNumberPrefixes(path);
  return { folder: parentFolder(clean), name: clean.split('/').at(-1) ?? clean };
}
