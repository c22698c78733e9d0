import { manifestMessages as messages } from '#i18n/manifestMessages';
import { tagTitles } from '../../core/i18n/tagTitles.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { compareNames } from '../../core/site/nav/compareNames.ts';
import {
  type BuildFolder,
  buildListedSidebar,
  findSidebarAbove,
  mapSidebars,
} from '../../core/site/nav/listedSidebar.ts';
import { listSidebarIds, SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import {
  buildSidebarTree,
  groupItems,
  indexPath,
  type SidebarTree,
} from '../../core/site/nav/sidebarTree.ts';
import { buildTagsSidebar, TAGS_SIDEBAR, tagPath, tagsPath } from '../../core/site/nav/tags.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { pageHref } from '../../core/site/urls/pageHref.ts';
import { findUrlProblem, showUrl } from '../../core/site/urls/urlProblem.ts';
import {
  addUntranslated,
  type CategoryInfo,
  type CategoryPlace,
  createOverrideLookup,
  type DocInfo,
  type Fallback,
  inheritDocs,
  type VersionDocs,
} from './inheritDocs.ts';
import type { VersionSource } from './versionSources.ts';

/** The generated index page of a category, with the position of its link in the category file. */
export interface CategoryIndexPage extends CategoryPlace {
  version: string;
  path: string;
  isInherited: boolean;
}

/**
 * Fills in `docs` and `sidebars` of all versions.
 * @param fallback docs of the default language, for pages without a translation
 * @param findPlace returns line and column of a version's member in manifest.json, which a finding reports
 */
export function completeVersions(
  sources: readonly VersionSource[],
  manifest: Manifest,
  findPlace: (versionIndex: number, key: string) => Pick<Finding, 'line' | 'column'>,
  fallback?: Fallback,
): { versions: Version[]; findings: Finding[]; categoryPages: CategoryIndexPage[] } {
  const own = new Map(sources.map(({ version, docs }) => [version.name, docs]));
  const inherited = inheritDocs(manifest.versions, own);
  const report = (name: string, key: string, message: string): Finding => {
    const number = manifest.versions.findIndex((version) => version.name === name);
    const values = { field: key, version: name };
    return { file: 'manifest.json', ...findPlace(number, key), rule: 'manifest', message, values };
  };
  const findings = inherited.broken.map(({ name, reason }) =>
    report(name, 'inherits', messages[reason === 'circle' ? 'inheritsItself' : 'inheritsUnknown'](name)),
  );
  for (const { name, id } of inherited.unused)
    findings.push(report(name, 'without', messages.unusedWithout(name, id)));
  const byName = new Map(sources.map((source) => [source.version.name, source]));
  const categoryPages: CategoryIndexPage[] = [];
  const titles = tagTitles[/^zh\b/i.test(manifest.site.defaultLocale) ? 'zh-Hans' : 'en'];
  const addTags = (version: Version): Version => {
    const { [TAGS_SIDEBAR]: _, ...sidebars } = version.sidebars;
    const items = buildTagsSidebar({ ...version, sidebars }, titles);
    categoryPages.push(...listTagPages(version));
    return items === undefined
      ? { ...version, sidebars }
      : { ...version, sidebars: { ...sidebars, [TAGS_SIDEBAR]: items } };
  };
  const versions = sources.map((source) => {
    const translated = inherited.docs.get(source.version.name) ?? source.docs;
    const docs = fallback ? addUntranslated(translated, source.version, fallback) : translated;
    if (source.folder === undefined) return addTags(addInherited(source.version, docs));
    const known = new Map(docs.docs.map((doc) => [doc.id, doc]));
    findings.push(...source.folder.findings, ...source.folder.checks.flatMap((check) => check(known)));
    const { version, indexes } = completeVersion(source, docs, byName.get(source.version.inherits ?? ''));
    findings.push(...checkCategoryUrls(version, source.folder.categories, indexes));
    categoryPages.push(...listCategoryPages(version.name, docs, source.folder, indexes));
    return addTags(version);
  });
  return { versions, findings, categoryPages };
}

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
  const { sidebars: whole, indexes } = buildSidebars(version, docs, parent, folder?.listed);
  const { sidebars, ownerOf: findOwner } = splitSidebars(whole, version.sidebarFolders ?? [], docs.docs);
  const lists = mapSidebars(version.navigation === undefined ? {} : sidebars);
  const names = Object.keys(version.navigation ?? {});
  const ownerOf = ({ id, slug }: DocInfo) => findSidebarAbove(names, slug) ?? lists.get(id) ?? findOwner(id);
  const entries = docs.docs.map((doc) => {
    const found = toEntry(doc, version);
    const entry = { ...found, sidebar: found.sidebar && (ownerOf(doc) ?? found.sidebar) };
    const isKnown = entry.sidebar === undefined || entry.sidebar in sidebars;
    return isKnown ? entry : { ...entry, sidebar: Object.keys(sidebars)[0] };
  });
  const complete = { ...version, docs: entries.sort((a, b) => compareNames(a.id, b.id)), sidebars };
  return { version: complete, indexes };
}

/**
 * Moves the pages of folders from the first sidebar into one for each folder, which has its name.
 * @param folders at the top of the version
 */
function splitSidebars(
  sidebars: Sidebars,
  folders: readonly string[],
  docs: readonly DocInfo[],
): { sidebars: Sidebars; ownerOf: (id: string) => string | undefined } {
  const owners = new Map(
    docs.map(({ id, file }) => [id, folders.find((folder) => file.startsWith(`${folder}/`))]),
  );
  const ownerOf = (id: string) => owners.get(id);
  const [[first = SIDEBAR, items = []] = [], ...others] = Object.entries(sidebars);
  const folderOf = (item: SidebarItem) => {
    const [folder, ...more] = new Set([...listSidebarIds([item])].map(ownerOf));
    return more.length === 0 ? folder : undefined;
  };
  const own = folders.map((folder): [string, SidebarItem[]] => {
    const [item, ...more] = items.filter((each) => folderOf(each) === folder);
    return [folder, item === undefined ? [] : more.length === 0 ? unwrapCategory(item) : [item, ...more]];
  });
  const rest = items.filter((item) => folderOf(item) === undefined);
  const split = [[first, rest] as const, ...own, ...others].filter(([, list]) => list.length > 0);
  return { sidebars: folders.length === 0 ? sidebars : Object.fromEntries(split), ownerOf };
}

/** The items of a folder's category, its page first. A generated page, which lists them, stays their category. */
function unwrapCategory(item: SidebarItem): SidebarItem[] {
  if (item.type !== 'category' || item.link?.type === 'generated-index') return [item];
  return [...(item.link ? [{ type: 'doc' as const, id: item.link.id }] : []), ...item.items];
}

/** The pages of tags, each with the files that have the tag. */
function listTagPages(version: Version): CategoryIndexPage[] {
  return version.docs.flatMap(({ tags = [], file, unlisted, inheritedFrom }) => {
    const paths =
      tags.length === 0 || unlisted ? [] : [tagsPath(version), ...tags.map((tag) => tagPath(version, tag))];
    return paths.map((path) => ({
      version: version.name,
      path,
      file,
      line: 1,
      isInherited: inheritedFrom !== undefined,
    }));
  });
}

function listCategoryPages(
  version: string,
  all: VersionDocs,
  own: VersionDocs,
  indexes: SidebarTree['indexes'],
): CategoryIndexPage[] {
  return [...indexes].flatMap(([path, folder]) => {
    const { written } = all.categories.get(folder) ?? {};
    return written ? [{ ...written, version, path, isInherited: !own.categories.has(folder) }] : [];
  });
}

function toEntry({ entry, slug }: DocInfo, version: Version): DocEntry {
  const { id, ...rest } = entry;
  return { id, path: `${version.path}${slug}`, ...rest };
}

/**
 * Reports categories whose page has another URL than their file asks for: the URL is invalid or another page has
 * it.
 * @param own categories of the version; inherited ones are reported in the parent version
 */
function* checkCategoryUrls(
  version: Version,
  own: VersionDocs['categories'],
  indexes: SidebarTree['indexes'],
): Generator<Finding> {
  for (const [path, folder] of indexes) {
    const { link, written } = own.get(folder) ?? {};
    if (written === undefined || link?.type !== 'generated-index') continue;
    const wanted = link.slug ? indexPath(version.path, link.slug) : path;
    const values = { url: wanted, instead: path };
    const problem = findUrlProblem(wanted);
    if (problem !== undefined) {
      const message = messages.category.badUrl(showUrl(wanted), problem, path);
      yield { ...written, rule: 'bad-url', message, values };
      continue;
    }
    const message = messages.category.urlTaken(wanted, path);
    if (path !== wanted) yield { ...written, rule: 'duplicate-route', message, values };
  }
}

type Sidebars = Version['sidebars'];

interface BuiltSidebars extends Pick<SidebarTree, 'indexes'> {
  sidebars: Sidebars;
}

/** Without category files there are no index pages to report. */
const NO_INDEXES: SidebarTree['indexes'] = new Map();

/**
 * Builds the sidebars of a version from its own docs and the inherited ones.
 * @param listed pages in the order of a file such as SUMMARY.md
 */
function buildSidebars(
  version: Version,
  { docs, categories }: VersionDocs,
  parent: VersionSource | undefined,
  listed: NavItem[] | undefined,
): BuiltSidebars {
  if (docs.length === 0) return { sidebars: {}, indexes: NO_INDEXES };
  const groups = version.groups ?? parent?.version.groups ?? [];
  // By default the sidebar follows the order of the files; a handwritten one of the parent version takes precedence.
  const isHandWritten =
    parent?.folder === undefined &&
    !listSidebarIds(Object.values(parent?.version.sidebars ?? {}).flat()).next().done;
  const navigation = version.navigation ?? (listed && { [SIDEBAR]: listed });
  if (navigation !== undefined) return buildListed(navigation, docs, categories, version);
  if (parent === undefined || !isHandWritten) {
    const { items, indexes } = buildSidebarTree(docs, categories, version.path);
    return { sidebars: { [SIDEBAR]: groupItems(items, groups) }, indexes };
  }
  const own = docs.filter((doc) => isOwn(doc.entry));
  const shown = new Set(docs.map((doc) => doc.id));
  const adapted = adaptSidebars(parent.version, version, shown, findOverrides(parent, own));
  return { sidebars: appendDocs(adapted, own), indexes: NO_INDEXES };
}

function buildListed(
  navigation: NonNullable<Version['navigation']>,
  docs: readonly DocInfo[],
  categories: VersionDocs['categories'],
  { path, groups = [] }: Version,
): BuiltSidebars {
  const indexes = new Map<string, string>();
  const buildFolder: BuildFolder<DocInfo> = (inside, folder) => {
    const prefix = folderPrefix(folder);
    const below = [...categories].flatMap(([name, category]): [string, CategoryInfo][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), category]] : [],
    );
    const tree = buildSidebarTree(
      inside.map((doc) => ({ ...doc, file: doc.file.slice(prefix.length) })),
      new Map(below),
      path,
    );
    for (const [url, name] of tree.indexes) indexes.set(url, prefix + name);
    return tree.items;
  };
  const urls = { home: `${path}/`, of: (doc: DocInfo) => pageHref(`${path}${doc.slug}`) };
  const sidebars = Object.entries(navigation).map(([name, items]): [string, SidebarItem[]] => [
    name,
    groupItems(buildListedSidebar(items, docs, buildFolder, urls).items, groups),
  ]);
  return { sidebars: Object.fromEntries(sidebars), indexes };
}

/** Ids of own docs by the id of the parent's doc that they override. */
function findOverrides({ docs }: VersionSource, own: readonly DocInfo[]): ReadonlyMap<string, string> {
  const findOverridden = createOverrideLookup(docs.docs);
  return new Map(
    own.flatMap((doc): [string, string][] => {
      const overridden = findOverridden(doc);
      return overridden === undefined ? [] : [[overridden.id, doc.id]];
    }),
  );
}

/**
 * Adapts the parent's handwritten sidebar to an inheriting version: replaces ids and paths, and removes docs that
 * the version lacks.
 */
function adaptSidebars(
  from: Version,
  to: Version,
  shown: ReadonlySet<string>,
  overrides: ReadonlyMap<string, string>,
): Sidebars {
  const adaptId = (id: string) => overrides.get(id) ?? id;
  const adaptPath = (path: string) =>
    path.startsWith(`${from.path}/`) ? `${to.path}${path.slice(from.path.length)}` : path;
  const adapt = (item: SidebarItem): SidebarItem => {
    if (item.type === 'doc') return { ...item, id: adaptId(item.id) };
    if (item.type !== 'category') return item;
    const link = item.link && {
      ...item.link,
      ...(item.link.type === 'generated-index'
        ? { path: adaptPath(item.link.path) }
        : { id: adaptId(item.link.id) }),
    };
    return { ...item, ...(link && { link }), items: adaptAll(item.items) };
  };
  const adaptAll = (items: readonly SidebarItem[]) =>
    items.map(adapt).filter((item) => item.type !== 'doc' || shown.has(item.id));
  return Object.fromEntries(Object.entries(from.sidebars).map(([name, items]) => [name, adaptAll(items)]));
}

/** Appends docs that no sidebar lists to the first one. */
function appendDocs(sidebars: Sidebars, docs: readonly DocInfo[]): Sidebars {
  const known = new Set(Object.values(sidebars).flatMap((items) => [...listSidebarIds(items)]));
  const [name = SIDEBAR] = Object.keys(sidebars);
  const added = docs.filter((doc) => !known.has(doc.id)).map(({ id }): SidebarItem => ({ type: 'doc', id }));
  return { ...sidebars, [name]: [...(sidebars[name] ?? []), ...added] };
}
