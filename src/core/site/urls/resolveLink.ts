// Resolves links and images of markdown files. Paths are relative to the file, so that a link works both on the git
// host and on the site. Components, checks and the offline kit share this module.

import { memoize } from '../../../lib/memoize.ts';
import type { Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import { decodeSafely, fileName, joinPath, namesFile, parentFolder } from './filePath.ts';
import { localPath } from './localePaths.ts';
import { PAGE_ENDINGS, stripPageEnding } from './pageFileNames.ts';
import { findExternalKind } from './pageHref.ts';
import { entryOfRoute, fileOfRoute, findCounterpart, findSitePage, latestVersion } from './route.ts';
import {
  fileInVersion,
  lineageOf,
  type MarkdownPage,
  type SitePage,
  siteIndex,
  versionFolder,
  versionFolders,
  versionOfFile,
} from './siteIndex.ts';
import { parseWikiLink, type WikiLink } from './wikiLink.ts';

export type LinkTarget =
  | { kind: 'page'; path: string; search: string; anchor: string; file: string | undefined }
  | { kind: 'anchor'; anchor: string }
  /** A file other than a page; `file` is its path inside the site folder. */
  | { kind: 'asset'; file: string; suffix: string }
  | { kind: 'external' | 'program'; href: string }
  | { kind: 'broken'; reason: 'empty' | 'outside' | 'missing' };

/** The file that contains the link, and the version that renders the file: several may render an inherited file. */
export interface LinkOrigin {
  file: string;
  version?: Version | undefined;
}

/**
 * Resolves an href as written in markdown.
 * @example resolveLink(manifest, { file: 'docs/v8/osc/index.md', version: v8 }, '../deploy.md#启动')
 * // { kind: 'page', path: '/docs/deploy', search: '', anchor: '启动', file: 'docs/v8/deploy.md' }
 */
export function resolveLink(manifest: Manifest, from: LinkOrigin, href: string): LinkTarget {
  if (href === '') return { kind: 'broken', reason: 'empty' };
  const wiki = parseWikiLink(href);
  if (wiki !== undefined) return resolveName(manifest, from, wiki);
  const exit = findExternalKind(href);
  if (exit !== undefined) return { kind: exit, href };
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)/s.exec(href) ?? [];
  const anchor = decodeSafely(hash);
  if (path === '') return { kind: 'anchor', anchor };

  // `@site/` is Docusaurus' alias of the site folder.
  const decoded = decodeSafely(path).replace(/^@site\//, '/');
  const isAbsolute = decoded.startsWith('/');
  const file = isAbsolute ? joinPath('', decoded) : joinPath(parentFolder(from.file), decoded);
  if (file === undefined) return { kind: 'broken', reason: 'outside' };

  const listed = findAsset(manifest, from, file);
  const named = listed ?? file;
  const page = isAbsolute
    ? (findSitePage(manifest, decoded) ??
      // An absolute path without the path of the language leads to the page in the same language.
      findSitePage(manifest, localPath(manifest, decoded)) ??
      findPageByFile(manifest, from.version, named) ??
      // An absolute path may be relative to the version's folder.
      (from.version && findPageByFile(manifest, from.version, `${versionFolder(from.version)}/${file}`)))
    : findPageByFile(manifest, from.version, named);
  if (page !== undefined) return { kind: 'page', path: page.path, search, anchor, file: fileOfRoute(page) };
  if (listed !== undefined) return { kind: 'asset', file: listed, suffix: href.slice(path.length) };

  const isUrl =
    isAbsolute &&
    !namesFile(decoded) &&
    manifest.versions.some((version) => decoded.startsWith(`${version.path}/`));
  const guessed = guessUnloadedPath(manifest, from, file) ?? (manifest.parts && isUrl ? decoded : undefined);
  return toPage(guessed, search, anchor);
}

/** Guessed path of a page in a shard that is not loaded; undefined if the manifest is not sharded. */
function guessUnloadedPath(manifest: Manifest, { version }: LinkOrigin, file: string): string | undefined {
  return manifest.parts && guessPath(manifest, version, file);
}

function toPage(path: string | undefined, search: string, anchor: string): LinkTarget {
  return path === undefined
    ? { kind: 'broken', reason: 'missing' }
    : { kind: 'page', path, search, anchor, file: undefined };
}

/**
 * Finds a file other than a page. The manifest lists those whose paths look like pages
 * (node/manifest/linkedAttachments.ts), and the files of pages that a link names by URL (node/manifest/linkedUrls.ts).
 */
function findAsset(manifest: Manifest, from: LinkOrigin, file: string): string | undefined {
  const { attachments = {} } = entryOf(manifest, from) ?? {};
  // Looks up own keys only: a link may be named `constructor`.
  if (Object.keys(attachments).includes(file)) return attachments[file];
  return namesFile(file) && stripPageEnding(file) === file ? file : undefined;
}

function entryOf(manifest: Manifest, { file, version }: LinkOrigin): PageEntry | undefined {
  const page = findPageByFile(manifest, version, file);
  return page && entryOfRoute(page);
}

/**
 * Resolves a wiki link to a page by name; otherwise to a file that the manifest lists, or that is in the folder of
 * the linking file.
 */
function resolveName(manifest: Manifest, from: LinkOrigin, { name, anchor }: WikiLink): LinkTarget {
  if (name === '') return { kind: 'anchor', anchor };
  const [match] = listNamedPages(manifest, from, name);
  if (match !== undefined)
    return { kind: 'page', path: match.place.path, search: '', anchor, file: match.place.entry.file };
  const file = joinPath(parentFolder(from.file), name);
  if (file === undefined) return { kind: 'broken', reason: 'outside' };
  const asset = findAsset(manifest, from, file);
  if (asset !== undefined) {
    const { images = {}, files = [] } = entryOf(manifest, from) ?? {};
    const known = [...Object.keys(images), ...files];
    const found = known.find((path) => `/${path}`.endsWith(`/${name}`));
    return { kind: 'asset', file: known.includes(file) ? file : (found ?? asset), suffix: '' };
  }
  return toPage(guessUnloadedPath(manifest, from, file), '', anchor);
}

/** Suffixes to try in this order: links may omit the file ending, or name the folder of an index page. */
const SUFFIXES = [
  '',
  ...PAGE_ENDINGS,
  ...PAGE_ENDINGS.map((ending) => `/index${ending}`),
  '/_index.md',
  '/README.md',
  '/readme.md',
  '/README.markdown',
];

function findPageByFile(manifest: Manifest, shown: Version | undefined, file: string): SitePage | undefined {
  const { pagesByFile, docsByFile } = siteIndex(manifest);
  const lineage = shown === undefined ? [] : [...lineageOf(manifest, shown)];
  const base = file.replace(/(?:(?:^|\/)index)?\.html$/i, '');
  const find = (suffix: string): SitePage | undefined => {
    const candidate = `${base}${suffix}`.replace(/^\//, '');
    // Tries the rendering version first, so that links of an inherited file stay inside that version.
    const doc =
      shown !== undefined &&
      lineage.some((version) => versionFolders(version).some((folder) => candidate.startsWith(`${folder}/`)))
        ? docsByFile.get(shown)?.get(fileInVersion(manifest, candidate))
        : undefined;
    if (shown !== undefined && doc !== undefined)
      return { kind: 'doc', path: doc.path, version: shown, entry: doc };
    const page = pagesByFile.get(candidate);
    // A page may override an inherited page under another file name: `faq/index.md` for `faq.md`.
    return shown !== undefined && page?.kind === 'doc' && lineage.includes(page.version)
      ? (findCounterpart(manifest, shown, { ...page.entry, version: page.version }) ?? page)
      : page;
  };
  let draft: SitePage | undefined;
  for (const suffix of SUFFIXES) {
    const page = find(suffix);
    // A published page has priority over a draft that an earlier suffix matches.
    if (page && !('entry' in page && page.entry.draft)) return page;
    draft ??= page;
  }
  return draft;
}

/**
 * Guesses the URL path of a markdown file whose shard is not loaded: the default path of its name. Undefined for
 * other files, and for files outside the folders of versions.
 * @param shown the current version: its folder and the folders of versions it inherits from resolve to its pages
 * @example guessPath(manifest, v8, 'docs/v8/osc/index.md') === '/docs/osc/'
 * @example guessPath(manifest, v8, 'docs/v7/deploy') === '/docs/v7/deploy'
 */
export function guessPath(manifest: Manifest, shown: Version | undefined, file: string): string | undefined {
  const name = stripPageEnding(file.replace(/\.html$/i, ''));
  if (name === file && namesFile(file)) return undefined;
  const own = versionOfFile(manifest, name);
  if (own === undefined) return undefined;
  const { path } = shown !== undefined && lineageOf(manifest, shown).has(own) ? shown : own;
  const inside = name.slice(versionFolder(own).length).replace(/\/(?:_?index|readme)$/i, '/');
  return path + inside;
}

/** A page with the names by which wiki links refer to it. */
interface Named {
  place: MarkdownPage;
  /** Path inside its version: of the file without its ending; of the folder for an index page. */
  path: string;
  /** Names in lower case by priority: path, id (a path without number prefixes), title. */
  names: readonly string[];
}

/** A page that matches a name, with the rank of the match; 0 is the best. */
interface Candidate extends Named {
  rank: number;
}

/**
 * The pages that match a wiki link, best match first: a match of the file name ranks before one of the title, and
 * within both, pages in the folder of the linking file rank first. If several pages have the best rank, the link is
 * ambiguous.
 */
export function listNamedPages(manifest: Manifest, from: LinkOrigin, name: string): readonly Candidate[] {
  const version = from.version ?? versionOfFile(manifest, from.file) ?? latestVersion(manifest);
  const title = name.toLowerCase();
  const written = stripPageEnding(title).replace(/^\/+|\/_?(?:index|readme)$/g, '');
  const folder = parentFolder(fileInVersion(manifest, from.file)).toLowerCase();
  const wanted = written.startsWith('.') ? joinPath(folder, written) : written;
  const isWanted = (own: string) => own === wanted || (wanted === written && own.endsWith(`/${wanted}`));
  const index = indexPages(version, manifest);
  return [...new Set([fileName(written), title].flatMap((key) => index.get(key) ?? []))]
    .flatMap((page): Candidate[] => {
      const [path = '', id = '', own = ''] = page.names;
      const matched = [isWanted(path), isWanted(id), own === title].indexOf(true);
      return matched < 0 ? [] : [{ ...page, rank: 2 * matched + Number(parentFolder(path) !== folder) }];
    })
    .sort((a, b) => a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
}

/** Indexes pages by their names, and by the last segment of each name. */
const indexPages = memoize((version: Version, manifest: Manifest): ReadonlyMap<string, readonly Named[]> => {
  const places: readonly MarkdownPage[] = [
    ...version.docs.map((entry) => ({ kind: 'doc', path: entry.path, version, entry }) as const),
    ...manifest.pages.map((entry) => ({ kind: 'page', path: entry.path, entry }) as const),
  ];
  const index = new Map<string, Named[]>();
  for (const place of places) {
    const { file, id, title } = place.entry;
    const path = pathOf(place.entry, fileInVersion(manifest, file).replace(/^pages\//, ''));
    const page: Named = {
      place,
      path,
      names: [path, pathOf(place.entry, id), title].map((name) => name.toLowerCase()),
    };
    for (const key of new Set(page.names.flatMap((name) => [name, fileName(name)]))) {
      const known = index.get(key);
      if (known) known.push(page);
      else index.set(key, [page]);
    }
  }
  return index;
});

/** The folder for an index page (whose URL ends with a slash), else the path of the file without its ending. */
const pathOf = ({ path }: PageEntry, inside: string) =>
  path.endsWith('/') && inside.includes('/') ? parentFolder(inside) : stripPageEnding(inside);
