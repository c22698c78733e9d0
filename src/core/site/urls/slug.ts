// Derives the id and the URL path of a doc from its file name and front matter.
import { decodeSafely, fileName, joinPath, parentFolder } from './filePath.ts';
import { inFolder } from './folder.ts';
import { findUrlProblem, toUsableUrl } from './urlProblem.ts';

/** Front matter fields that affect id and URL path. */
interface Naming {
  id?: string | undefined;
  slug?: string | undefined;
  parse_number_prefixes?: boolean | undefined;
  draft?: boolean | undefined;
}

/** A page; `file` is the path inside the version's folder. */
export interface NamedPage {
  file: string;
  front: Naming;
}

/**
 * Paths of pages and folders whose number prefix is preserved: without it, two of them would get the same id or URL.
 * @example the pages 01-a.md and 02-a.md give 01-a and 02-a
 */
export function findPreservedNames(pages: readonly NamedPage[]): PreservedNumbers {
  const named = pages.filter(({ front }) => !front.id && front.parse_number_prefixes !== false);
  const pathsOf = ({ file }: NamedPage) =>
    isIndexFile(file) ? [parentFolder(file), stripEnding(file)] : [stripEnding(file)];
  const drafts = named.filter(({ front }) => front.draft).flatMap(pathsOf);
  const folders = new Set(pages.flatMap(({ file }) => foldersAbove(file)));
  return new Set([
    ...findPreservedNumbers(named.flatMap(pathsOf), new Set(drafts)),
    ...findPreservedNumbers(folders),
  ]);
}

function foldersAbove(file: string): string[] {
  const folder = parentFolder(file);
  return folder === '' ? [] : [...foldersAbove(folder), folder];
}

/**
 * The id of a doc, unique in its version.
 * @param file path inside the version's folder
 * @param preserved paths whose leading number is part of the name, not a prefix for sorting
 * @example fileToId('02-guide/01-安装.md', {}) === 'guide/安装'
 */
export function fileToId(file: string, front: Naming, preserved?: PreservedNumbers): string {
  const { folder, name } = splitFile(file, front, preserved);
  const id = front.id || name;
  return folder === '' ? id : `${folder}/${id}`;
}

/**
 * The path of a doc below its version. Index pages end with a slash.
 * @example fileToSlug('osc/index.md', {}) === '/osc/'
 * @example fileToSlug('osc/license.md', { slug: '/许可' }) === '/许可'
 * @example fileToSlug('osc/01-index.md', {}) === '/osc/'
 * @example fileToSlug('%E5%AE%89%E8%A3%85 .md', {}) === '/安装'
 * @example fileToSlug('osc/a.md', { slug: 'aux' }) === '/osc/a'
 */
export function fileToSlug(file: string, front: Naming, preserved?: PreservedNumbers): string {
  const wanted = toSlug(file, front, preserved);
  if (findUrlProblem(wanted) === undefined) return wanted;
  return toUsableUrl(toSlug(file, { parse_number_prefixes: front.parse_number_prefixes }, preserved));
}

/** Why the URL path from front matter or file name is not usable, and the front matter field that sets it. */
export function findSlugProblem(
  file: string,
  front: Naming,
): { field: 'slug' | 'id' | undefined; problem: string } | undefined {
  const problem = findUrlProblem(toSlug(file, front));
  const field = front.slug ? 'slug' : front.id ? 'id' : undefined;
  return problem === undefined ? undefined : { field, problem };
}

function toSlug(file: string, front: Naming, preserved?: PreservedNumbers): string {
  const { folder: written, name } = splitFile(file, front, preserved);
  // Decodes file names: servers decode the path of a request, so that an encoded path would never match.
  const folder = decodeSafely(written);
  const folderSlug = folder === '' ? '/' : `/${folder}/`;
  const isIndex = isIndexFile(file);
  if (isIndex && !front.slug) return folderSlug;
  // Browsers trim trailing spaces of a URL.
  const wanted = decodeSafely(front.slug || front.id || name).replace(/ +$/, '');
  const path =
    joinPath(wanted.startsWith('/') ? '' : folder, wanted) ?? joinPath('', wanted.replaceAll('..', ''));
  // Hosts respond to `/osc/index` with the file of `/osc/`, so the file `01-index.md` must get the path `/osc/`.
  const slug = `/${path ?? ''}`.replace(/\/index$/, '/');
  return isIndex && `${slug}/` === folderSlug ? folderSlug : slug;
}

/**
 * Path of an index page whose folder already has another index page: the path that a regular doc would have.
 * @example fileToOwnSlug('osc/README.md', {}) === '/osc/README'; fileToOwnSlug('osc/index.md', {}) === '/osc/index-1'
 */
export function fileToOwnSlug(file: string, front: Naming, preserved?: PreservedNumbers): string {
  const name = front.id || splitFile(file, front, preserved).name;
  // The path `/osc/index` is not usable: hosts respond to it with the index page of the folder.
  return fileToSlug(file, { ...front, slug: name === 'index' ? `${name}-1` : name }, preserved);
}

/**
 * Gives the URL of a folder to one of its index files: a README next to an index.md gets a URL of its own.
 * @param toOwnSlug the URL path of an index file that is not that of its folder
 */
export function assignFolderUrls<T extends { file: string; slug: string; draft?: boolean | undefined }>(
  docs: readonly T[],
  toOwnSlug: (doc: T) => string,
): T[] {
  const isClaim = ({ file, slug }: T) => slug.endsWith('/') && isIndexFile(file);
  const owners = new Map<string, T>();
  for (const doc of docs) {
    if (!isClaim(doc)) continue;
    const first = owners.get(doc.slug);
    owners.set(doc.slug, (first && findIndexDoc([first, doc])) ?? doc);
  }
  return docs.map((doc) =>
    !isClaim(doc) || owners.get(doc.slug) === doc ? doc : { ...doc, slug: toOwnSlug(doc) },
  );
}

/** Names of index pages by priority; the name of the folder has the lowest priority. */
const INDEX_NAMES: readonly string[] = ['index', '_index', 'readme'];

/**
 * Whether a file is an index page: its name is `index`, `_index`, `readme` or the name of its folder, ignoring case.
 * @example isIndexFile('osc/README.md') && isIndexFile('osc/OSC.md')
 */
export function isIndexFile(file: string): boolean {
  return rankIndex(file) !== undefined;
}

/** Finds the index page among the docs of a folder: published before draft, then by the priority of names. */
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

function splitFile(
  file: string,
  front: Naming,
  preserved?: PreservedNumbers,
): { folder: string; name: string } {
  const path = stripEnding(file);
  const clean = front.parse_number_prefixes === false ? path : stripNumberPrefixes(path, preserved);
  return { folder: parentFolder(clean), name: fileName(clean) };
}

// Number prefixes: `01-安装.md` is sorted by its number; id and URL omit the number.

/**
 * Dates, versions and years, whose number is not a prefix for sorting: `2021-11-01-foo`, `7.0-foo`, `2024-年度总结`,
 * `20240102-foo`.
 */
const DATE_OR_VERSION =
  /^(?:\d+[-_.]\d|\d+\.x(?![a-z])|(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:(?:0[1-9]|[12]\d|3[01])\d*)?)?(?!\d))/i;

const PREFIX = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/;

/** Paths of pages (without ending) and folders whose number prefix is preserved. */
export type PreservedNumbers = ReadonlySet<string>;

const NONE: PreservedNumbers = new Set();

/**
 * Strips the number prefix of a file name (without ending) or folder.
 * @example stripNumberPrefix('01-安装') === '安装'; stripNumberPrefix('7.0-foo') === '7.0-foo'
 */
export function stripNumberPrefix(name: string): string {
  return (DATE_OR_VERSION.test(name) ? undefined : PREFIX.exec(name)?.[1]) ?? name;
}

/**
 * Strips the number prefixes of all segments of a path.
 * @example stripNumberPrefixes('02-guide/01-安装') === 'guide/安装'
 */
export function stripNumberPrefixes(path: string, preserved: PreservedNumbers = NONE): string {
  const name = fileName(path);
  const stripped = preserved.has(path) ? name : stripNumberPrefix(name);
  const folder = parentFolder(path);
  return folder === '' ? stripped : inFolder(stripNumberPrefixes(folder, preserved), stripped);
}

/**
 * Paths that would equal another path of their folder if the number prefix was stripped, ignoring case. A single
 * published page among drafts loses its prefix; only the drafts preserve theirs.
 * @example findPreservedNumbers(['01-intro', '02-intro', '03-use']) gives 01-intro and 02-intro
 */
export function findPreservedNumbers(
  paths: Iterable<string>,
  drafts: ReadonlySet<string> = NONE,
): Set<string> {
  const groups = new Map<string, string[]>();
  for (const path of new Set(paths)) {
    const key = inFolder(parentFolder(path), stripNumberPrefix(fileName(path)).toLowerCase());
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return new Set(
    [...groups.values()].flatMap((group) => {
      const published = group.filter((path) => !drafts.has(path));
      if (group.length === 1) return [];
      return published.length === 1 ? group.filter((path) => drafts.has(path)) : group;
    }),
  );
}
