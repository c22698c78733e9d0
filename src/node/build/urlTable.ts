// Which source is published at each URL of a built site. Sources ask in their order, and the first one gets the URL.
import type { Finding } from '../../core/site/manifest/finding.ts';
import { normalizePath } from '../../core/site/urls/siteIndex.ts';
import { findEngineFile } from './engineFiles.ts';

/** In the order in which they ask: the build's own files, markdown, pages, other files, a page's other spellings. */
export type UrlKind = 'engine' | 'text' | 'page' | 'file' | 'spelling' | 'redirect';

export interface UrlSource {
  kind: UrlKind;
  /** Decoded. */
  url: string;
  /** What is written for it, by the paths inside the output folder. */
  files: readonly string[];
  /** What messages call it. */
  name: string;
  /** Where a writer finds it; a page without a line is found by its slug. */
  place?: Pick<Finding, 'file' | 'column'> & { line?: number };
  isInherited?: boolean;
}

export interface UrlConflict {
  source: UrlSource;
  /** The one that has the URL. */
  first: UrlSource;
}

export interface UrlTable {
  /** Gives a source its URL, or, where another one has it, reports both. */
  claim: (source: UrlSource) => boolean;
  /** Whether a file of the output folder is written for a source of this kind. */
  has: (kind: UrlKind, file: string) => boolean;
  /** The files of the output folder that have a source. */
  list: () => string[];
  conflicts: readonly UrlConflict[];
}

/** Windows and macOS take names for one that differ in case, or in how letters with marks are composed. */
const fold = (path: string) => path.normalize('NFC').toLowerCase();

/** Both in one URL: hosts answer `/x` with `x`, `x.html` or `x/index.html`. */
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
    const route = kind === 'spelling' ? undefined : routes.get(fold(normalizePath(url)));
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
    list: () => [...new Set(files.values())].flatMap((source) => source.files),
    conflicts,
  };
}

export function nameEngineFile(file: string) {
  return { url: `/${file}`, name: `站点自己的文件 ${file}` };
}
