// The URLs of a site: who asks for which, in order, and what is wrong where two ask for one.
import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { categoriesOf } from '../../core/site/nav/sidebarItems.ts';
import { parseUrlTarget } from '../../core/site/urls/redirects.ts';
import { NOT_FOUND_PATH, normalizePath, type SitePage, siteIndex } from '../../core/site/urls/siteIndex.ts';
import { findUrlProblem, isUsableUrl, showUrl } from '../../core/site/urls/urlProblem.ts';
import { listMachineFiles } from '../feeds/machineFiles.ts';
import { isOutput } from '../lib/listFiles.ts';
import type { BuiltManifest } from '../manifest/buildManifest.ts';
import { listReachable } from '../manifest/unpublished.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { listSiteFiles, type SiteFile } from './copySite.ts';
import { ENGINE_FILES } from './engineFiles.ts';
import { listTexts } from './publishedSite.ts';
import { findShellFile, listMovedPages, listOtherSpellings, listUrls } from './sitePages.ts';
import { findStrayFiles } from './strayFiles.ts';
import { createUrlTable, nameEngineFile, type UrlKind, type UrlSource, type UrlTable } from './urlTable.ts';

const MANIFEST = 'manifest.json';

type ReadManifest = Pick<BuiltManifest, 'manifest'> &
  Partial<Pick<BuiltManifest, 'categoryPages' | 'onDisk'>>;

/**
 * Gives each URL of a site to the first source that asks for it.
 * @param files of the site folder that are published as they are
 */
export function listSiteUrls(siteDir: string, built: ReadManifest, files: readonly SiteFile[]): UrlTable {
  const { manifest } = built;
  const table = createUrlTable();
  for (const source of listEngineFiles(siteDir, manifest)) table.claim(source);
  const texts = new Set(listTexts(manifest));
  for (const file of texts) table.claim(fileSource('text', file));
  for (const source of listPages(built)) table.claim(source);
  for (const { kind, path } of siteIndex(manifest).pagesByPath.values()) {
    const name = WAYS_IN[kind];
    if (name !== undefined) table.claim({ kind: 'page', url: path, files: pageFiles(path), name });
  }
  for (const [path, file] of files) if (!texts.has(path)) table.claim(fileSource('file', path, file));
  for (const source of listSpellings(manifest, table)) table.claim(source);
  for (const source of listRedirects(built)) table.claim(source);
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
  const machineFiles = listMachineFiles(siteDir, manifest).filter(({ givesWay }) => !givesWay);
  for (const file of [...ENGINE_FILES, ...machineFiles.map((made) => made.file)])
    yield { kind: 'engine', files: [file], ...nameEngineFile(file) };
  yield { kind: 'page', url: NOT_FOUND_PATH, files: ['404.html'], name: '「找不到页面」' };
}

const pageFiles = (path: string) => [findShellFile(path).file];

/** In the order in which the site's index gives URLs away. */
function* listPages({ manifest, categoryPages = [] }: ReadManifest): Generator<UrlSource> {
  const written = new Map(categoryPages.map((page) => [`${page.version} ${page.path}`, page]));
  for (const version of listReachable(manifest.versions)) {
    for (const doc of version.docs) {
      const isInherited = !isOwn(doc);
      const name = isInherited ? `${doc.file}（版本 ${version.name}）` : doc.file;
      yield* pageSource(doc.path, { name, place: { file: doc.file }, isInherited });
    }
    for (const items of Object.values(version.sidebars)) {
      for (const { label, link } of categoriesOf(items)) {
        if (link?.type !== 'generated-index') continue;
        const name = `版本 ${version.name} 的分类「${label}」`;
        // A sidebar that a person has arranged names it in the manifest.
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

/** Pages of the site's own, which give way to the writer's. */
const WAYS_IN: Partial<Record<SitePage['kind'], string>> = {
  home: '首页',
  search: '搜索页',
  changes: '版本的变化',
};

/** Of the pages that have their URL. */
function* listSpellings(manifest: Manifest, table: UrlTable): Generator<UrlSource> {
  for (const address of listUrls(manifest)) {
    const { path, route } = address;
    if (!pageFiles(route.path).every((file) => table.has('page', file))) continue;
    const file = 'entry' in route ? route.entry.file : MANIFEST;
    for (const spelling of listOtherSpellings(address))
      yield {
        kind: 'spelling',
        url: `/${spelling.file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`,
        files: [spelling.file],
        name: 'entry' in route ? file : path,
        place: { file, ...(file === MANIFEST && { line: 1 }) },
      };
  }
}

/** The old URLs, each once. */
function* listRedirects({ manifest, onDisk = '' }: ReadManifest): Generator<UrlSource> {
  const froms = Object.keys(manifest.redirects ?? {});
  const root = froms.length === 0 ? undefined : parseTree(onDisk);
  const moved = new Map(listMovedPages(manifest).map(({ from, files }) => [from, files]));
  const seen = new Set<string>();
  for (const from of froms) {
    const { path, anchor } = parseUrlTarget(from);
    const url = normalizePath(path);
    if (anchor !== '' || !from.startsWith('/') || seen.has(url) || findUrlProblem(path) !== undefined)
      continue;
    seen.add(url);
    const files = (moved.get(url) ?? [url, `${url}/`].map(findShellFile)).map(({ file }) => file);
    const place = findJsonPlace(root, onDisk, ['redirects', from]) ?? { line: 1 };
    yield {
      kind: 'redirect',
      url,
      files,
      name: `旧地址 ${showUrl(from)}`,
      place: { file: MANIFEST, ...place },
    };
  }
}

type Wording = Pick<Finding, 'rule'> & { say: (source: UrlSource, taken: string) => string };

const WORDS: Partial<Record<UrlKind, Wording>> = {
  page: {
    rule: 'duplicate-route',
    say: ({ name }, taken) => `${taken}，${name} 无法访问；请改文件名或 slug`,
  },
  text: { rule: 'duplicate-route', say: ({ name }, taken) => `${taken}，${name} 没有发布；请给文件改名` },
  file: { rule: 'duplicate-route', say: ({ name }, taken) => `${taken}，${name} 没有发布；请给文件改名` },
  spelling: {
    rule: 'duplicate-route',
    say: ({ name }, taken) => `${taken}，${name} 没有这一种写法；请改其中一个的名称`,
  },
  redirect: { rule: 'redirect', say: (_, taken) => `redirects：旧${taken}，这一条不起作用；请改正或删去` },
};

/**
 * What is wrong where two sources ask for one URL: each finding names both.
 * @param built with the drafts, which ask for URLs that they will have
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
    const words = WORDS[source.kind];
    const { place } = source;
    // Two pages that a version inherits are reported where they are written: to fix it there fixes it here.
    if (words === undefined || place === undefined || (source.isInherited && first.isInherited)) continue;
    const [own, other] = [source, first].map(({ url }) => normalizePath(url));
    const isOtherCase = own !== other && own?.toLowerCase() === other?.toLowerCase();
    const taken = `网址 ${showUrl(source.url)} 已被 ${first.name} 占用${isOtherCase ? '（只有大小写不同）' : ''}`;
    const line = place.line ?? (await findSlugLine(join(siteDir, place.file)));
    findings.push({ ...place, line, rule: words.rule, message: words.say(source, taken) });
  }
  return findings;
}

/** In a folder that a build has written, the files at the URLs of pages are these pages. */
async function listCopied(siteDir: string, { manifest, onDisk }: BuiltManifest): Promise<SiteFile[]> {
  if (await isOutput(siteDir)) return [];
  const leaveOut = new Set(onDisk === undefined ? await findStrayFiles(siteDir, manifest) : []);
  return listSiteFiles(siteDir, { leaveOut });
}

async function findSlugLine(path: string): Promise<number> {
  return (await readPageMetadata(path).catch(() => undefined))?.fieldLines.slug ?? 1;
}
