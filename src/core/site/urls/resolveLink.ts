// Where a link or image in a markdown file leads. Paths are resolved against the
// file, so the same link works in the repository view and on the site
// (reader-asks B12). The article, the link check and the offline kit ask here.
import type { Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import { findCounterpart } from './counterpart.ts';
import { decodeSafely, joinPath, namesFile, parentFolder } from './filePath.ts';
import { findExit } from './findExit.ts';
import { lineageOf } from './lineage.ts';
import { listNamedPages } from './namedPages.ts';
import { PAGE_ENDINGS, stripPageEnding } from './pageFile.ts';
import { entryOfRoute, fileOfRoute, findPlace } from './route.ts';
import { fileInVersion, type Place, siteIndex, versionFolder } from './siteIndex.ts';
import { usualPath } from './usualPath.ts';
import { readWikiAddress, type WikiAddress } from './wikiAddress.ts';

export type LinkTarget =
  | { kind: 'page'; path: string; search: string; anchor: string; file: string | undefined }
  | { kind: 'anchor'; anchor: string }
  /** A file that is not a page, by its path inside the site folder. */
  | { kind: 'asset'; file: string; suffix: string }
  | { kind: 'external' | 'program'; href: string }
  | { kind: 'broken'; reason: 'empty' | 'outside' | 'missing' };

/** The file a link stands in, and the version that shows it (an inherited file is shown by another one). */
export interface LinkOrigin {
  file: string;
  version?: Version | undefined;
}

/**
 * Resolves an href as written in a file.
 * @example resolveLink(manifest, { file: 'docs/v8/osc/index.md', version: v8 }, '../deploy.md#启动')
 *   // { kind: 'page', path: '/docs/deploy', search: '', anchor: '启动', file: 'docs/v8/deploy.md' }
 */
export function resolveLink(manifest: Manifest, from: LinkOrigin, href: string): LinkTarget {
  if (href === '') return { kind: 'broken', reason: 'empty' };
  const wiki = readWikiAddress(href);
  if (wiki !== undefined) return resolveName(manifest, from, wiki);
  const exit = findExit(href);
  if (exit !== undefined) return { kind: exit, href };
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)/s.exec(href) ?? [];
  const anchor = decodeSafely(hash);
  if (path === '') return { kind: 'anchor', anchor };

  // `@site/` is how Docusaurus writers name the top of the site folder.
  const decoded = decodeSafely(path).replace(/^@site\//, '/');
  const isAbsolute = decoded.startsWith('/');
  const file = isAbsolute ? joinPath('', decoded) : joinPath(parentFolder(from.file), decoded);
  if (file === undefined) return { kind: 'broken', reason: 'outside' };

  const place = isAbsolute
    ? (findPlace(manifest, decoded) ??
      findPlaceByFile(manifest, from.version, file) ??
      // An absolute path may also start at the version's own folder.
      (from.version && findPlaceByFile(manifest, from.version, `${versionFolder(from.version)}/${file}`)))
    : findPlaceByFile(manifest, from.version, file);
  if (place !== undefined)
    return { kind: 'page', path: place.path, search, anchor, file: fileOfRoute(place) };
  const asset = findAsset(manifest, from, file);
  if (asset !== undefined) return { kind: 'asset', file: asset, suffix: href.slice(path.length) };

  const isUrl =
    isAbsolute &&
    !namesFile(decoded) &&
    manifest.versions.some((version) => decoded.startsWith(`${version.path}/`));
  const usual = findUsualPath(manifest, from, file) ?? (manifest.parts && isUrl ? decoded : undefined);
  return toPage(usual, search, anchor);
}

/** The path that a file's page usually has, for a site that is too large to know each of its pages. */
function findUsualPath(manifest: Manifest, { version }: LinkOrigin, file: string): string | undefined {
  return manifest.parts && usualPath(manifest, version, file);
}

function toPage(path: string | undefined, search: string, anchor: string): LinkTarget {
  return path === undefined
    ? { kind: 'broken', reason: 'missing' }
    : { kind: 'page', path, search, anchor, file: undefined };
}

/** The manifest lists those that their paths do not show to be files (node/manifest/attachments.ts). */
function findAsset(manifest: Manifest, from: LinkOrigin, file: string): string | undefined {
  const { attachments = {} } = entryOf(manifest, from) ?? {};
  // A link may have the name of a property that every object has: `constructor`.
  if (Object.keys(attachments).includes(file)) return attachments[file];
  return namesFile(file) && stripPageEnding(file) === file ? file : undefined;
}

/** Of the page that a link is in. */
function entryOf(manifest: Manifest, { file, version }: LinkOrigin): PageEntry | undefined {
  const place = findPlaceByFile(manifest, version, file);
  return place && entryOfRoute(place);
}

/** A page that is called so, else a file: one that the manifest has found by its name, or one beside the page. */
function resolveName(manifest: Manifest, from: LinkOrigin, { name, anchor }: WikiAddress): LinkTarget {
  if (name === '') return { kind: 'anchor', anchor };
  const [page] = listNamedPages(manifest, from, name);
  if (page !== undefined)
    return { kind: 'page', path: page.place.path, search: '', anchor, file: page.place.entry.file };
  const file = joinPath(parentFolder(from.file), name);
  if (file === undefined) return { kind: 'broken', reason: 'outside' };
  const asset = findAsset(manifest, from, file);
  if (asset !== undefined) {
    const { images = {}, files = [] } = entryOf(manifest, from) ?? {};
    const known = [...Object.keys(images), ...files];
    const found = known.find((path) => `/${path}`.endsWith(`/${name}`));
    return { kind: 'asset', file: known.includes(file) ? file : (found ?? asset), suffix: '' };
  }
  return toPage(findUsualPath(manifest, from, file), '', anchor);
}

/** Writers also link to a page without its ending, or with the one of another engine's pages, or to its folder. */
const SPELLINGS = [
  '',
  ...PAGE_ENDINGS,
  ...PAGE_ENDINGS.map((ending) => `/index${ending}`),
  '/_index.md',
  '/README.md',
  '/readme.md',
  '/README.markdown',
];

function findPlaceByFile(manifest: Manifest, shown: Version | undefined, file: string): Place | undefined {
  const { placesByFile, docsByFile } = siteIndex(manifest);
  const lineage = shown === undefined ? [] : [...lineageOf(manifest, shown)];
  const page = file.replace(/(?:(?:^|\/)index)?\.html$/i, '');
  const find = (spelling: string): Place | undefined => {
    const candidate = `${page}${spelling}`.replace(/^\//, '');
    // The version on the screen first: an inherited file's links stay inside it.
    const doc =
      shown !== undefined && lineage.some((version) => candidate.startsWith(`${versionFolder(version)}/`))
        ? docsByFile.get(shown)?.get(fileInVersion(manifest, candidate))
        : undefined;
    if (shown !== undefined && doc !== undefined)
      return { kind: 'doc', path: doc.path, version: shown, entry: doc };
    const place = placesByFile.get(candidate);
    // An own page stands for the inherited one, whatever its file is called: `faq/index.md` for `faq.md`.
    return shown !== undefined && place?.kind === 'doc' && lineage.includes(place.version)
      ? (findCounterpart(manifest, shown, { ...place.entry, version: place.version }) ?? place)
      : place;
  };
  let draft: Place | undefined;
  for (const spelling of SPELLINGS) {
    const place = find(spelling);
    // Where a folder is named, a draft of its page may lie beside the one that readers have.
    if (place && !('entry' in place && place.entry.draft)) return place;
    draft ??= place;
  }
  return draft;
}
