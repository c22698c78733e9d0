// Everything that has an address, by address and by file, computed once per manifest.
import { memoize } from '../../../lib/memoize.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import type { GeneratedIndex, SidebarCategory } from '../manifest/sidebarItem.ts';
import { categoriesOf } from '../nav/sidebarItems.ts';
import { decodeSafely } from './filePath.ts';

/** What stands at an address. */
export type Place =
  | { kind: 'home'; path: string }
  | { kind: 'doc'; path: string; version: Version; entry: DocEntry }
  | {
      kind: 'category';
      path: string;
      version: Version;
      sidebar: string;
      category: SidebarCategory;
      index: GeneratedIndex;
    }
  | { kind: 'page'; path: string; entry: PageEntry }
  | { kind: 'search'; path: string }
  | { kind: 'changes'; path: string; version: Version };

/** A page of markdown. */
export type MarkdownPlace = Extract<Place, { kind: 'doc' | 'page' }>;

/** Where the search has a page of its own, unless the site has another one there. */
export const SEARCH_PATH = '/search';

/** Hosts answer with what stands here wherever nothing stands: it is no page's address. */
export const NOT_FOUND_PATH = '/404';

export interface SiteIndex {
  /** By normalized path: no trailing slash, decoded. */
  places: ReadonlyMap<string, Place>;
  /** Docs of one version by their file's path inside that file's version folder. */
  docsByFile: ReadonlyMap<Version, ReadonlyMap<string, DocEntry>>;
  /** Own docs (not inherited ones) and standalone pages by their file. */
  placesByFile: ReadonlyMap<string, Place>;
}

/** The index of a manifest; the same manifest gives the same index. */
// Bundlers leave it out of scripts that only want the paths.
export const siteIndex = /* @__PURE__ */ memoize(buildIndex);

/**
 * The path that all spellings of an address share.
 * @example normalizePath('/docs/osc/index.html') === '/docs/osc'; normalizePath('/docs/deploy.html') === '/docs/deploy'
 */
export function normalizePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

/**
 * The same for an address as browsers give it, percent-encoded or not.
 * @example plainPath('/docs/%E5%AE%89.html') === '/docs/安'
 */
export function plainPath(pathname: string): string {
  return normalizePath(decodeSafely(pathname));
}

/** Where a version tells how it differs from the others, unless the site has another page there. */
export const changesPath = ({ path }: Version) => `${normalizePath(path)}/changes`;

/** A version's folder inside the site folder. */
export function versionFolder(version: Version): string {
  return version.dir ?? `docs/${version.name}`;
}

/** The version whose folder a file lies in: the innermost one, where one folder lies in another. */
export function versionOfFile({ versions }: Pick<Manifest, 'versions'>, file: string): Version | undefined {
  return versions
    .filter((version) => file.startsWith(`${versionFolder(version)}/`))
    .sort((a, b) => versionFolder(b).length - versionFolder(a).length)[0];
}

/**
 * A file's path inside the folder of the version it belongs to.
 * @example fileInVersion(manifest, 'docs/v8/osc/index.md') === 'osc/index.md'
 */
export function fileInVersion(manifest: Manifest, file: string): string {
  const version = versionOfFile(manifest, file);
  return version === undefined ? file : file.slice(versionFolder(version).length + 1);
}

function buildIndex(manifest: Manifest): SiteIndex {
  const places = new Map<string, Place>();
  // The first one to claim an address keeps it; the content check reports the rest.
  const claim = (place: Place) => {
    const key = normalizePath(place.path);
    if (key !== NOT_FOUND_PATH && !places.has(key)) places.set(key, place);
  };
  const docsByFile = new Map<Version, Map<string, DocEntry>>();
  const placesByFile = new Map<string, Place>();
  for (const version of manifest.versions) {
    const files = new Map<string, DocEntry>();
    docsByFile.set(version, files);
    for (const doc of version.docs) {
      const place: Place = { kind: 'doc', path: doc.path, version, entry: doc };
      claim(place);
      if (doc.inheritedFrom === undefined) placesByFile.set(doc.file, place);
      files.set(fileInVersion(manifest, doc.file), doc);
    }
    for (const [sidebar, items] of Object.entries(version.sidebars)) {
      for (const category of categoriesOf(items)) {
        const index = category.link;
        if (index?.type === 'generated-index')
          claim({ kind: 'category', path: index.path, version, sidebar, category, index });
      }
    }
  }
  for (const page of manifest.pages) {
    const place: Place = { kind: 'page', path: page.path, entry: page };
    claim(place);
    placesByFile.set(page.file, place);
  }
  const { versions } = manifest;
  if (versions.length > 1)
    for (const version of versions) claim({ kind: 'changes', path: changesPath(version), version });
  claim({ kind: 'home', path: '/' });
  claim({ kind: 'search', path: SEARCH_PATH });
  return { places, docsByFile, placesByFile };
}
