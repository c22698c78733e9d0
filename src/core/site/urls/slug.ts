// From a file of a version to the doc's id and address (peer-behaviour §6).
import { fileName } from './fileName.ts';
import { decodeSafely, joinPath, parentFolder } from './filePath.ts';
import { findKeptNumbers, type KeptNumbers, stripNumberPrefixes } from './numberPrefix.ts';
import { findUrlProblem, toUsableUrl } from './urlProblem.ts';

/** The front matter fields that have a say in names. */
interface Naming {
  id?: string | undefined;
  slug?: string | undefined;
  parse_number_prefixes?: boolean | undefined;
  draft?: boolean | undefined;
}

/** A page by its path inside the version's folder. */
export interface NamedPage {
  file: string;
  front: Naming;
}

/**
 * The names that keep their numbers because others in their folder would get the same id or URL.
 * @example findKeptNames of 01-a.md and 02-a.md gives 01-a and 02-a
 */
export function findKeptNames(pages: readonly NamedPage[]): KeptNumbers {
  const named = pages.filter(({ front }) => !front.id && front.parse_number_prefixes !== false);
  const pathsOf = ({ file }: NamedPage) =>
    isIndexFile(file) ? [parentFolder(file), stripEnding(file)] : [stripEnding(file)];
  const drafts = named.filter(({ front }) => front.draft).flatMap(pathsOf);
  const folders = new Set(pages.flatMap(({ file }) => foldersAbove(file)));
  return new Set([...findKeptNumbers(named.flatMap(pathsOf), new Set(drafts)), ...findKeptNumbers(folders)]);
}

function foldersAbove(file: string): string[] {
  const folder = parentFolder(file);
  return folder === '' ? [] : [...foldersAbove(folder), folder];
}

/**
 * The id of a doc, unique in its version.
 * @param file path inside the version's folder
 * @param kept names that keep their numbers
 * @example fileToId('02-guide/01-安装.md', {}) === 'guide/安装'
 */
export function fileToId(file: string, front: Naming, kept?: KeptNumbers): string {
  const { folder, name } = splitFile(file, front, kept);
  const id = front.id || name;
  return folder === '' ? id : `${folder}/${id}`;
}

/**
 * The address of a doc below its version's path. Index docs end in a slash, others do not.
 * @example fileToSlug('osc/index.md', {}) === '/osc/'
 * @example fileToSlug('osc/license.md', { slug: '/许可' }) === '/许可'
 * @example fileToSlug('osc/01-index.md', {}) === '/osc/'
 * @example fileToSlug('%E5%AE%89%E8%A3%85 .md', {}) === '/安装'
 * @example fileToSlug('osc/a.md', { slug: 'aux' }) === '/osc/a'
 */
export function fileToSlug(file: string, front: Naming, kept?: KeptNumbers): string {
  const wanted = toSlug(file, front, kept);
  if (findUrlProblem(wanted) === undefined) return wanted;
  return toUsableUrl(toSlug(file, { parse_number_prefixes: front.parse_number_prefixes }, kept));
}

/** Why a page does not have the URL that its fields or its file's name ask for, and which of them does. */
export function findSlugProblem(
  file: string,
  front: Naming,
): { field: 'slug' | 'id' | undefined; problem: string } | undefined {
  const problem = findUrlProblem(toSlug(file, front));
  const field = front.slug ? 'slug' : front.id ? 'id' : undefined;
  return problem === undefined ? undefined : { field, problem };
}

function toSlug(file: string, front: Naming, kept?: KeptNumbers): string {
  const { folder: written, name } = splitFile(file, front, kept);
  // What asks for an address decodes it first: nobody finds one in which something is left to decode.
  const folder = decodeSafely(written);
  const folderSlug = folder === '' ? '/' : `/${folder}/`;
  const isIndex = isIndexFile(file);
  if (isIndex && !front.slug) return folderSlug;
  // Browsers cut off the spaces at the end of a link's address.
  const wanted = decodeSafely(front.slug || front.id || name).replace(/ +$/, '');
  const path =
    joinPath(wanted.startsWith('/') ? '' : folder, wanted) ?? joinPath('', wanted.replaceAll('..', ''));
  // Hosts find the file of `/osc/` for `/osc/index`, too: both are the folder's page (`01-index.md`).
  const slug = `/${path ?? ''}`.replace(/\/index$/, '/');
  return isIndex && `${slug}/` === folderSlug ? folderSlug : slug;
}

/**
 * The address of an index doc whose folder has a better one: that of any other doc.
 * @example fileToOwnSlug('osc/README.md', {}) === '/osc/README'; fileToOwnSlug('osc/index.md', {}) === '/osc/index-1'
 */
export function fileToOwnSlug(file: string, front: Naming, kept?: KeptNumbers): string {
  const name = front.id || splitFile(file, front, kept).name;
  // For `/osc/index` hosts find the page of the folder.
  return fileToSlug(file, { ...front, slug: name === 'index' ? `${name}-1` : name }, kept);
}

/** Names of the page of a folder, the one that counts most first; the folder's own name comes after them. */
const INDEX_NAMES: readonly string[] = ['index', '_index', 'readme'];

/**
 * Whether a file is the page of its folder: named index, _index, readme or as the folder.
 * @example isIndexFile('osc/README.md') && isIndexFile('osc/OSC.md')
 */
export function isIndexFile(file: string): boolean {
  return rankIndex(file) !== undefined;
}

/**
 * The page of a folder among the docs that lie in it: where there are several, an index counts more than a README, and
 * what readers have more than a draft.
 */
export function findIndexDoc<T extends { file: string; draft?: boolean | undefined }>(
  inside: readonly T[],
): T | undefined {
  const rank = ({ file, draft }: T) => (rankIndex(file) ?? 0) + (draft ? INDEX_NAMES.length + 1 : 0);
  return inside.filter(({ file }) => isIndexFile(file)).sort((a, b) => rank(a) - rank(b))[0];
}

function rankIndex(file: string): number | undefined {
  const folder = fileName(parentFolder(file));
  const name = stripEnding(fileName(file)).toLowerCase();
  const rank = INDEX_NAMES.indexOf(name);
  if (rank >= 0) return rank;
  return folder !== '' && name === folder.toLowerCase() ? INDEX_NAMES.length : undefined;
}

/** @example stripEnding('a.b.md') === 'a.b' */
export function stripEnding(name: string): string {
  return name.replace(/\.[^./]+$/, '');
}

function splitFile(file: string, front: Naming, kept?: KeptNumbers): { folder: string; name: string } {
  const path = stripEnding(file);
  const clean = front.parse_number_prefixes === false ? path : stripNumberPrefixes(path, kept);
  return { folder: parentFolder(clean), name: fileName(clean) };
}
