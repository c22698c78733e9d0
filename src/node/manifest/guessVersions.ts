// Guesses the versions of a site from the names of its folders.
import { type GuessedVersion, guessedVersion } from '../../core/site/manifest/guessedManifest.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';

/** Folders of docs in Docusaurus, Starlight, VitePress and mdBook, each with the path prefix by which it is recognized. */
const DOCS_FOLDERS: readonly { dir: string; prefix: string }[] = [
  { dir: 'docs', prefix: 'docs/' },
  { dir: 'src/content/docs', prefix: 'src/content/docs/' },
  { dir: 'src', prefix: 'src/index.md' },
  { dir: 'src', prefix: 'src/SUMMARY.md' },
];

export const findDocsFolder = (files: readonly string[]) =>
  DOCS_FOLDERS.find(({ prefix }) => files.some((file) => file.startsWith(prefix)))?.dir;

/** Folder name of one language of a multilingual site, whose links begin with it. */
const LANGUAGE = /^(?:cn|de|en|es|fr|it|ja|ko|pt|ru|zh)(?:[-_]\w{2,4})?$/i;

/**
 * Guesses versions from folders of `docs/` whose names look like versions. Where `docs/` also has other pages, has a
 * folder that is not a version, or has no folders, `docs/` is one version; without `docs/` the site folder is the
 * version.
 * @param siteName name of the site folder
 * @param folder of the docs
 */
export function guessVersions(
  files: readonly string[],
  siteName: string,
  folder = findDocsFolder(files),
): GuessedVersion[] {
  const dir = folder === '.' ? undefined : folder;
  const prefix = `${dir}/`;
  const docs = files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
  const folders = new Set(docs.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  const hasOtherPages = docs.some((file) => !file.includes('/') && !isIndexFile(file));
  const isVersioned =
    folders.size > 0 &&
    !hasOtherPages &&
    [...folders].every((folder) => findVersionKind(folder) !== undefined);
  if (!isVersioned) {
    const only = dir ?? (files.length === 0 ? 'docs' : '.');
    const path = only === '.' && LANGUAGE.test(siteName) ? `/${siteName}` : '/docs';
    return [guessedVersion(path, only)];
  }
  const names = [...folders].sort(compareVersions);
  const last = names.find((name) => findVersionKind(name) === 'release') ?? names[0];
  return placeVersions(
    names.map((name) => ({ name, dir: `${dir}/${name}` })),
    names.indexOf(last ?? ''),
  );
}

/** In the list, versions before the latest one are unreleased; versions after it are unmaintained. */
function placeVersions(
  folders: readonly Pick<GuessedVersion, 'name' | 'dir'>[],
  lastPlace: number,
): GuessedVersion[] {
  return folders.map(({ name, dir }, place) => ({
    name,
    label: name,
    isLast: place === lastPlace,
    path: place === lastPlace ? '/docs' : `/docs/${name}`,
    banner: place === lastPlace ? 'none' : place < lastPlace ? 'unreleased' : 'unmaintained',
    noIndex: place < lastPlace,
    dir,
  }));
}

const RELEASE = /^v?(0|[1-9]\d{0,2})((?:\.(?:\d+|x))*)(-?(?:alpha|beta|rc|m|pre)[.-]?\d*)?$/i;
const DRAFT = /^(?:next|draft)$/i;

export type VersionKind = 'release' | 'preview' | 'draft';

/**
 * Classifies a folder name; undefined for a name that is no version.
 * @example findVersionKind('v8') === 'release'; findVersionKind('2.0-rc1') === 'preview'; findVersionKind('guide') === undefined
 */
export function findVersionKind(name: string): VersionKind | undefined {
  if (DRAFT.test(name)) return 'draft';
  const match = RELEASE.exec(name);
  if (match === null) return undefined;
  return match[3] === undefined ? 'release' : 'preview';
}

/** Sorts newest first: drafts, then releases, each before its previews. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (right[at] ?? 0) - (left[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a < b ? -1 : 1;
}

/** Major, minor, patch, and 1 for a release; `x` is greater than every number. */
function rank(name: string): number[] {
  const match = RELEASE.exec(name);
  if (match === null) return [Number.POSITIVE_INFINITY];
  const parts = `${match[1]}${match[2]}`.split('.');
  const numbers = parts.map((part) => (part.toLowerCase() === 'x' ? 1e6 : Number(part)));
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, match[3] === undefined ? 1 : 0];
}
