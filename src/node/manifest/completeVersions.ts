// From what the folders hold to the docs and sidebars of every version.
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { compareNames } from '../../core/site/nav/compareNames.ts';
import type { SidebarTree } from '../../core/site/nav/sidebarTree.ts';
import type { CategoryPlace, DocInfo } from './docInfo.ts';
import { inheritDocs, type VersionDocs } from './inheritDocs.ts';
import { findTakenIndexes } from './takenIndexes.ts';
import { buildSidebars } from './versionSidebars.ts';
import type { VersionSource } from './versionSources.ts';

/** Where the generated page of a category is named. */
export interface CategoryPage extends CategoryPlace {
  version: string;
  path: string;
  isInherited: boolean;
}

/**
 * Fills in `docs` and `sidebars` of all versions.
 * @param findPlace where in manifest.json a version's member is, by the version's number
 */
export function completeVersions(
  sources: readonly VersionSource[],
  manifest: Manifest,
  findPlace: (version: number, key: string) => Pick<Finding, 'line' | 'column'>,
): { versions: Version[]; findings: Finding[]; categoryPages: CategoryPage[] } {
  const own = new Map(sources.map(({ version, docs }) => [version.name, docs]));
  const inherited = inheritDocs(manifest.versions, own);
  const report = (name: string, key: string, message: string): Finding => {
    const number = manifest.versions.findIndex((version) => version.name === name);
    return { file: 'manifest.json', ...findPlace(number, key), rule: 'manifest', message };
  };
  const findings = inherited.broken.map(({ name, reason }) => {
    const problem = reason === 'circle' ? '绕回了它自己' : '指向不存在的版本';
    return report(name, 'inherits', `版本 ${name} 的 inherits ${problem}，已忽略`);
  });
  for (const { name, id } of inherited.idle)
    findings.push(report(name, 'without', `版本 ${name} 的 without 写了 ${id}，它沿用的版本没有这一页`));
  const byName = new Map(sources.map((source) => [source.version.name, source]));
  const categoryPages: CategoryPage[] = [];
  const versions = sources.map((source) => {
    const docs = inherited.docs.get(source.version.name) ?? source.docs;
    if (source.folder === undefined) return addInherited(source.version, docs);
    const known = new Map(docs.docs.map((doc) => [doc.id, doc]));
    findings.push(...source.folder.findings, ...source.folder.checks.flatMap((check) => check(known)));
    const { version, indexes } = completeVersion(source, docs, byName.get(source.version.inherits ?? ''));
    findings.push(...findTakenIndexes(version, source.folder.categories, indexes));
    categoryPages.push(...listCategoryPages(version.name, docs, source.folder, indexes));
    return version;
  });
  return { versions, findings, categoryPages };
}

/** Docs that are listed by hand keep their order and their sidebars. */
function addInherited(version: Version, { docs }: VersionDocs): Version {
  const inherited = docs.filter((doc) => !isOwn(doc.entry));
  const entries = inherited.map((doc) => toEntry(doc, version));
  return { ...version, docs: [...version.docs.filter(isOwn), ...entries] };
}

function completeVersion(
  { version, folder }: VersionSource,
  docs: VersionDocs,
  parent: VersionSource | undefined,
): { version: Version; indexes: SidebarTree['indexes'] } {
  const { sidebars, indexes } = buildSidebars(version, docs, parent, folder?.summary);
  const entries = docs.docs.map((doc) => {
    const entry = toEntry(doc, version);
    const isThere = entry.sidebar === undefined || entry.sidebar in sidebars;
    return isThere ? entry : { ...entry, sidebar: Object.keys(sidebars)[0] };
  });
  const complete = { ...version, docs: entries.sort((a, b) => compareNames(a.id, b.id)), sidebars };
  return { version: complete, indexes };
}

function listCategoryPages(
  version: string,
  all: VersionDocs,
  own: VersionDocs,
  indexes: SidebarTree['indexes'],
): CategoryPage[] {
  return [...indexes].flatMap(([path, folder]) => {
    const { written } = all.categories.get(folder) ?? {};
    return written ? [{ ...written, version, path, isInherited: !own.categories.has(folder) }] : [];
  });
}

function toEntry({ entry, slug }: DocInfo, version: Version): DocEntry {
  const { id, ...rest } = entry;
  return { id, path: `${version.path}${slug}`, ...rest };
}
