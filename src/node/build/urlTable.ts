// Table of the sources that are published at the URLs of a built site. The first source to claim a URL gets it.

import { buildMessages } from '#i18n/buildMessages';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import { WORKER_FILE } from '../../core/offline/deployment.ts';
import { HASH_LENGTH, SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { MANIFEST_FILE, SHARDS_FOLDER, WHOLE_MANIFEST } from '../../core/site/shards/shard.ts';
import { normalizePath } from '../../core/site/urls/siteIndex.ts';
import { PULL_REQUEST_PAGE } from '../../writer/github/pullRequestWindow.ts';

/** Program that updates a published site without a build. */
export const REFRESH_FILE = 'refresh.mjs';

const FOLDERS = ['assets', SHARDS_FOLDER];
const INDEX_FOLDER = new RegExp(`-[\\da-f]{${HASH_LENGTH}}$`);
const READ_FROM_SITE = [MANIFEST_FILE, WHOLE_MANIFEST, PUBLISHED_WORD_TABLE];
const OWN = [WORKER_FILE, REFRESH_FILE, PULL_REQUEST_PAGE];
const FEEDS = ['robots.txt', 'llms.txt', 'feed.xml', 'opensearch.xml', 'sitemap.xml'];

/** Files and folders (with a trailing slash) that the build generates: their URLs are reserved. */
export const ENGINE_FILES: readonly string[] = [
  ...OWN,
  ...[...FOLDERS, SEARCH_FOLDER].map((name) => `${name}/`),
];

/**
 * Returns the reserved file or folder that a decoded URL path names or lies in.
 * @example findEngineFile('/manifest.json') === 'manifest.json'; findEngineFile('/docs/assets') === undefined
 */
function findEngineFile(path: string): string | undefined {
  const [first = '', ...rest] = path.toLowerCase().split('/').filter(Boolean);
  if ([...FOLDERS, ...READ_FROM_SITE, ...OWN, ...FEEDS].includes(first)) return first;
  // Only the folders of indexes: a site may have pages below /search.
  return first === SEARCH_FOLDER && INDEX_FOLDER.test(rest[0] ?? '') ? first : undefined;
}

/** In the order of claims: reserved files, markdown, pages, other files, equivalent URLs of a page, redirects. */
export type UrlKind = 'engine' | 'text' | 'page' | 'file' | 'variant' | 'redirect';

export interface UrlSource {
  kind: UrlKind;
  /** Decoded URL path. */
  url: string;
  /** Paths in the output folder. */
  files: readonly string[];
  /** Name in messages. */
  name: string;
  /** Position that a finding reports; without `line`, that of the page's `slug` field. */
  place?: Pick<Finding, 'file' | 'column'> & { line?: number };
  isInherited?: boolean;
}

export interface UrlConflict {
  source: UrlSource;
  /** The source that has the URL. */
  first: UrlSource;
}

export interface UrlTable {
  /** Returns false where another source has the URL, and adds both to `conflicts`. */
  claim: (source: UrlSource) => boolean;
  /** Whether a source of the given kind owns a file of the output folder. */
  has: (kind: UrlKind, file: string) => boolean;
  /** All owned files of the output folder. */
  list: () => [file: string, kind: UrlKind][];
  conflicts: readonly UrlConflict[];
}

/** File systems of Windows and macOS ignore case and Unicode normalization. */
const fold = (path: string) => path.normalize('NFC').toLowerCase();

/** Hosts serve `x`, `x.html` or `x/index.html` for `/x`. */
const isSameUrl = (a: UrlSource, b: UrlSource) => normalizePath(a.url) === normalizePath(b.url);

const isRoute = ({ kind }: UrlSource) => kind === 'page' || kind === 'redirect';

function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

export function createUrlTable(): UrlTable {
  const routes = new Map<string, UrlSource>();
  const files = new Map<string, UrlSource>();
  const folders = new Map<string, UrlSource>();
  const conflicts: UrlConflict[] = [];

  const findFirst = (source: UrlSource): UrlSource | undefined => {
    const { kind, url } = source;
    const engineFile = isRoute(source) ? findEngineFile(url) : undefined;
    if (engineFile !== undefined) return { ...source, kind: 'engine', ...nameEngineFile(engineFile) };
    const route = kind === 'variant' ? undefined : routes.get(fold(normalizePath(url)));
    if (route !== undefined && (isRoute(source) || isSameUrl(route, source))) return route;
    const bare = url.replace(/^\/|\/$/g, '');
    const file = isRoute(source) ? files.get(fold(bare)) : undefined;
    if (file?.files.includes(bare)) return file;
    return source.files
      .map(fold)
      .flatMap((path) => [path, ...foldersOf(path)].map((part) => files.get(part)).concat(folders.get(path)))
      .find((found) => found !== undefined);
  };

  return {
    claim(source) {
      const first = findFirst(source);
      if (first !== undefined) {
        conflicts.push({ source, first });
        return false;
      }
      if (isRoute(source)) routes.set(fold(normalizePath(source.url)), source);
      for (const file of source.files.map(fold)) {
        files.set(file, source);
        for (const folder of foldersOf(file)) if (!folders.has(folder)) folders.set(folder, source);
      }
      return true;
    },
    has(kind, file) {
      const owner = files.get(fold(file));
      return owner?.kind === kind && owner.files.includes(file);
    },
    list: () =>
      [...new Set(files.values())].flatMap(({ files, kind }) =>
        files.map((file): [string, UrlKind] => [file, kind]),
      ),
    conflicts,
  };
}

export function nameEngineFile(file: string) {
  return { url: `/${file}`, name: buildMessages.urls.engineFile(file) };
}
