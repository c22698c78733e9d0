// Indexes the pages of a manifest by URL path and by file; the index of a manifest is memoized.
import { memoize } from '../../../lib/memoize.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import type { GeneratedIndex, SidebarCategory } from '../manifest/sidebarItem.ts';
import { categoriesOf } from '../nav/sidebarItems.ts';
import { decodeSafely } from './filePath.ts';
import { homePath, localPath } from './localePaths.ts';

/** A page of the site, written or generated. */
export type SitePage =
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

/** A page with a markdown file. */
export type MarkdownPage = Extract<SitePage, { kind: 'doc' | 'page' }>;

/** Path of the generated search page; a page of the site with this path has priority. */
export const SEARCH_PATH = '/search';

/** Reserved path: hosts respond to unknown URLs with the file `404.html`. */
export const NOT_FOUND_PATH = '/404';

export interface SiteIndex {
  /** Pages by normalized path: decoded, without `.html`, `/index.html` and trailing slash. */
  pagesByPath: ReadonlyMap<string, SitePage>;
  /**
   * For each version, its docs by path inside a version's folder: of an inherited doc, inside the folder of the
   * version that has the file.
   */
  docsByFile: ReadonlyMap<Version, ReadonlyMap<string, DocEntry>>;
  /** Docs that are not inherited, and standalone pages, by file. */
  pagesByFile: ReadonlyMap<string, SitePage>;
}

// Pure, so that the bundler drops the index from bundles that import only the path functions.
export const siteIndex = /* @__PURE__ */ memoize(buildIndex);

/**
 * Removes trailing slashes, `.html` and `/index.html`, so that all paths of a page become equal.
 * @example normalizePath('/docs/osc/index.html') === '/docs/osc'; normalizePath('/docs/deploy.html') === '/docs/deploy'
 */
export function normalizePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

/**
 * Decodes and normalizes the path of a URL.
 * @example normalizePathname('/docs/%E5%AE%89.html') === '/docs/安'
 */
export function normalizePathname(pathname: string): string {
  return normalizePath(decodeSafely(pathname));
}

/** Path of the generated list of a version's changes; a page of the site with this path has priority. */
export const changesPath = ({ path }: Version) => `${normalizePath(path)}/changes`;

/** Folder of a version inside the site folder. */
export function versionFolder(version: Version): string {
  return version.dir ?? `docs/${version.name}`;
}

/** The folders whose files a version shows: its own, and the one of the default language for missing translations. */
export function versionFolders(version: Version): string[] {
  return [versionFolder(version), ...(version.fallbackDir === undefined ? [] : [version.fallbackDir])];
}

/** The version whose folder contains a file, and that folder; of nested folders, the innermost. */
function placeOfFile({ versions }: Pick<Manifest, 'versions'>, file: string) {
  return versions
    .flatMap((version) => versionFolders(version).map((folder) => ({ version, folder })))
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** The version whose folder contains a file; of nested folders, the innermost. */
export function versionOfFile(manifest: Pick<Manifest, 'versions'>, file: string): Version | undefined {
  return placeOfFile(manifest, file)?.version;
}

/**
 * Path of a file inside the folder of its version.
 * @example fileInVersion(manifest, 'docs/v8/osc/index.md') === 'osc/index.md'
 */
export function fileInVersion(manifest: Manifest, file: string): string {
  const place = placeOfFile(manifest, file);
  return place === undefined ? file : file.slice(place.folder.length + 1);
}

function buildIndex(manifest: Manifest): SiteIndex {
  const pagesByPath = new Map<string, SitePage>();
  // The first page with a path wins; a check reports duplicate routes.
  const claim = (page: SitePage) => {
    const key = normalizePath(page.path);
    if (key !== NOT_FOUND_PATH && !pagesByPath.has(key)) pagesByPath.set(key, page);
  };
  const docsByFile = new Map<Version, Map<string, DocEntry>>();
  const pagesByFile = new Map<string, SitePage>();
  for (const version of manifest.versions) {
    const files = new Map<string, DocEntry>();
    docsByFile.set(version, files);
    for (const doc of version.docs) {
      const page: SitePage = { kind: 'doc', path: doc.path, version, entry: doc };
      claim(page);
      if (doc.inheritedFrom === undefined) pagesByFile.set(doc.file, page);
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
  for (const entry of manifest.pages) {
    const page: SitePage = { kind: 'page', path: entry.path, entry };
    claim(page);
    pagesByFile.set(entry.file, page);
  }
  const { versions } = manifest;
  if (versions.length > 1)
    for (const version of versions) claim({ kind: 'changes', path: changesPath(version), version });
  claim({ kind: 'home', path: homePath(manifest) });
  claim({ kind: 'search', path: localPath(manifest, SEARCH_PATH) });
  return { pagesByPath, docsByFile, pagesByFile };
}

/** A version and the versions from which it inherits, nearest first. */
export function lineageOf({ versions }: Pick<Manifest, 'versions'>, version: Version): ReadonlySet<Version> {
  const lineage = new Set([version]);
  // A loop over a Set also visits values added by the loop; a cycle of versions ends, since a Set ignores duplicates.
  for (const { inherits } of lineage)
    for (const other of versions) if (other.name === inherits) lineage.add(other);
  return lineage;
}
