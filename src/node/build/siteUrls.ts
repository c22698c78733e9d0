// Claims the URLs of a site for its sources, in order, and reports conflicts as findings.

import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { buildMessages } from '#i18n/buildMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { categoriesOf } from '../../core/site/nav/sidebarItems.ts';
import { homePath, localPath } from '../../core/site/urls/localePaths.ts';
import { parseUrlTarget } from '../../core/site/urls/redirects.ts';
import { NOT_FOUND_PATH, normalizePath, type SitePage, siteIndex } from '../../core/site/urls/siteIndex.ts';
import { findUrlProblem, isUsableUrl, showUrl } from '../../core/site/urls/urlProblem.ts';
import { listFeedFiles } from '../feeds/generatedFiles.ts';
import type { CacheRecord } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { isOutput } from '../lib/listFiles.ts';
import type { BuiltManifest } from '../manifest/buildManifest.ts';
import { listReachable } from '../manifest/unpublishedVersions.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { listSiteFiles, type SiteFile } from './copySite.ts';
import { findShellFile, listPageUrls, listRedirectPages, listVariantFiles } from './outputFiles.ts';
import { findStrayFiles, listTexts } from './publishedSite.ts';
import { sharedFields } from './sharedFields.ts';
import {
  createUrlTable,
  ENGINE_FILES,
  nameEngineFile,
  type UrlKind,
  type UrlSource,
  type UrlTable,
} from './urlTable.ts';

const { urls: words } = buildMessages;

const MANIFEST = 'manifest.json';

type ReadManifest = Pick<BuiltManifest, 'manifest'> &
  Partial<Pick<BuiltManifest, 'categoryPages' | 'onDisk'>>;

/**
 * Fills the URL table of a site.
 * @param files copied from the site folder
 */
export function listSiteUrls(siteDir: string, built: ReadManifest, files: readonly SiteFile[]): UrlTable {
  const { manifest } = built;
  const table = createUrlTable();
  for (const source of listEngineFiles(siteDir, manifest)) table.claim(source);
  const texts = new Set(listTexts(manifest));
  for (const file of texts) table.claim(fileSource('text', file));
  for (const source of listPages(built)) table.claim(source);
  for (const { kind, path } of siteIndex(manifest).pagesByPath.values()) {
    const name = BUILT_IN_PAGES[kind];
    if (name !== undefined) table.claim({ kind: 'page', url: path, files: pageFiles(path), name });
  }
  for (const [path, file] of files) if (!texts.has(path)) table.claim(fileSource('file', path, file));
  for (const source of listVariants(manifest, table)) table.claim(source);
  for (const source of listRedirects(built)) table.claim(source);
  return table;
}

export type SiteUrls = Pick<UrlTable, 'has' | 'conflicts'>;

/** The owners of the URLs of a site without conflicts. */
export interface KnownUrls {
  /** Hash of the inputs. */
  madeOf: string;
  files: readonly [file: string, kind: UrlKind][];
}

/** Like listSiteUrls(), but reads the table of the last build, whose URLs an edit of a text does not change. */
export async function openSiteUrls(
  siteDir: string,
  built: ReadManifest,
  files: readonly SiteFile[],
  record: CacheRecord<KnownUrls>,
): Promise<SiteUrls> {
  const madeOf = shortHash(JSON.stringify([await hashBuildCode(), sharedFields(built.manifest), files]));
  const known = record.get();
  if (known?.madeOf === madeOf) {
    const owners = new Map(known.files);
    return { has: (kind, file) => owners.get(file) === kind, conflicts: [] };
  }
  const table = listSiteUrls(siteDir, built, files);
  if (table.conflicts.length === 0) record.set({ madeOf, files: table.list() });
  return table;
}

const fileSource = (kind: UrlKind, path: string, file = path): UrlSource => ({
  kind,
  url: `/${path}`,
  files: [path],
  name: file,
  place: { file, line: 1 },
});

function* listEngineFiles(siteDir: string, manifest: Manifest): Generator<UrlSource> {
  const feedFiles = listFeedFiles(siteDir, manifest).filter(({ isOverridable }) => !isOverridable);
  for (const file of [...ENGINE_FILES, ...feedFiles.map((made) => made.file)])
    yield { kind: 'engine', files: [file], ...nameEngineFile(file) };
  const url = localPath(manifest, NOT_FOUND_PATH);
  yield { kind: 'page', url, files: [`${homePath(manifest).slice(1)}404.html`], name: words.notFoundPage };
}

const pageFiles = (path: string) => [findShellFile(path).file];

/** Lists the routes in the order of siteIndex(), which resolves the same URL conflicts in the browser. */
function* listPages({ manifest, categoryPages = [] }: ReadManifest): Generator<UrlSource> {
  const written = new Map(categoryPages.map((page) => [`${page.version} ${page.path}`, page]));
  for (const version of listReachable(manifest.versions)) {
    for (const doc of version.docs) {
      const isInherited = !isOwn(doc);
      const name = isInherited ? words.inheritedDoc(doc.file, version.name) : doc.file;
      yield* pageSource(doc.path, { name, place: { file: doc.file }, isInherited });
    }
    for (const items of Object.values(version.sidebars)) {
      for (const { label, link } of categoriesOf(items)) {
        if (link?.type !== 'generated-index') continue;
        const name = words.category(version.name, label);
        // A category page of a hand-written sidebar is located in the manifest.
        const place = written.get(`${version.name} ${link.path}`) ?? { file: MANIFEST, line: 1 };
        yield* pageSource(link.path, {
          name,
          place,
          isInherited: 'isInherited' in place && place.isInherited,
        });
      }
    }
  }
  for (const { path, file } of manifest.pages) yield* pageSource(path, { name: file, place: { file } });
}

function* pageSource(url: string, source: Pick<UrlSource, 'name' | 'place' | 'isInherited'>) {
  if (isUsableUrl(url)) yield { kind: 'page', url, files: pageFiles(url), ...source } as const;
}

/** Built-in pages, which pages of the site override. */
const BUILT_IN_PAGES: Partial<Record<SitePage['kind'], string>> = words.builtInPages;

/** Equivalent URLs of the pages that own their canonical URL. */
function* listVariants(manifest: Manifest, table: UrlTable): Generator<UrlSource> {
  for (const address of listPageUrls(manifest)) {
    const { path, route } = address;
    if (!pageFiles(route.path).every((file) => table.has('page', file))) continue;
    const file = 'entry' in route ? route.entry.file : MANIFEST;
    for (const variant of listVariantFiles(address))
      yield {
        kind: 'variant',
        url: `/${variant.file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`,
        files: [variant.file],
        name: 'entry' in route ? file : path,
        place: { file, ...(file === MANIFEST && { line: 1 }) },
      };
  }
}

/** Old URLs of redirects, without duplicates. */
function* listRedirects({ manifest, onDisk = '' }: ReadManifest): Generator<UrlSource> {
  const froms = Object.keys(manifest.redirects ?? {});
  const root = froms.length === 0 ? undefined : parseTree(onDisk);
  const moved = new Map(listRedirectPages(manifest).map(({ from, files }) => [from, files]));
  const seen = new Set<string>();
  for (const from of froms) {
    const { path, anchor } = parseUrlTarget(from);
    const url = normalizePath(path);
    if (anchor !== '' || !from.startsWith('/') || seen.has(url) || findUrlProblem(path) !== undefined)
      continue;
    seen.add(url);
    const files = (moved.get(url) ?? [url, `${url}/`].map(findShellFile)).map(({ file }) => file);
    const place = findJsonPosition(root, onDisk, ['redirects', from]) ?? { line: 1 };
    yield {
      kind: 'redirect',
      url,
      files,
      name: words.redirect(showUrl(from)),
      place: { file: MANIFEST, ...place },
    };
  }
}

interface Conflict {
  rule: Finding['rule'];
  describe: (taken: string, name: string) => string;
}

const CONFLICTS: Partial<Record<UrlKind, Conflict>> = {
  page: { rule: 'duplicate-route', describe: words.pageConflict },
  text: { rule: 'duplicate-route', describe: words.fileConflict },
  file: { rule: 'duplicate-route', describe: words.fileConflict },
  variant: { rule: 'duplicate-route', describe: words.variantConflict },
  redirect: { rule: 'redirect', describe: words.redirectConflict },
};

/**
 * Findings about URLs that two sources claim; each names both.
 * @param built with drafts, which claim the URLs that they will have
 */
export async function findUrlConflicts(siteDir: string, built: BuiltManifest): Promise<Finding[]> {
  return describeConflicts(siteDir, listSiteUrls(siteDir, built, await listCopied(siteDir, built)));
}

export async function describeConflicts(
  siteDir: string,
  { conflicts }: Pick<UrlTable, 'conflicts'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { source, first } of conflicts) {
    const conflict = CONFLICTS[source.kind];
    const { place } = source;
    // A conflict of two inherited pages is reported in the version that their files belong to.
    if (conflict === undefined || place === undefined || (source.isInherited && first.isInherited)) continue;
    const [own, other] = [source, first].map(({ url }) => normalizePath(url));
    const isOtherCase = own !== other && own?.toLowerCase() === other?.toLowerCase();
    const taken = words.taken(showUrl(source.url), first.name, isOtherCase);
    const line = place.line ?? (await findSlugLine(join(siteDir, place.file)));
    const message = conflict.describe(taken, source.name);
    findings.push({ ...place, line, rule: conflict.rule, message, values: { url: source.url } });
  }
  return findings;
}

/** Files that a build copies; none in an output folder, whose HTML files are prerendered pages. */
async function listCopied(siteDir: string, { manifest, onDisk }: BuiltManifest): Promise<SiteFile[]> {
  if (await isOutput(siteDir)) return [];
  const leaveOut = new Set(onDisk === undefined ? await findStrayFiles(siteDir, manifest) : []);
  return listSiteFiles(siteDir, { leaveOut });
}

async function findSlugLine(path: string): Promise<number> {
  return (await readPageMetadata(path).catch(() => undefined))?.fieldLines.slug ?? 1;
}
