// A version may store only the docs that differ; this file adds the other docs from the version that it inherits from.
import type { CategoryMeta } from '../../core/site/manifest/category.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { DocEntry, Version } from '../../core/site/manifest/manifest.ts';
import { inheritsNewPages, isOwn } from '../../core/site/manifest/siteEntries.ts';
import type { SidebarDocInfo } from '../../core/site/nav/sidebarTree.ts';
import { normalizePath } from '../../core/site/urls/siteIndex.ts';

export interface CategoryInfo extends CategoryMeta {
  written?: CategoryPlace;
}

export type CategoryPlace = Pick<Finding, 'file' | 'line'>;

/** A doc without the URL path of a version: several versions may list it. */
export interface DocInfo extends SidebarDocInfo {
  /** URL path below the version's path. */
  slug: string;
  entry: Omit<DocEntry, 'path'>;
}

export interface VersionDocs {
  docs: readonly DocInfo[];
  categories: ReadonlyMap<string, CategoryInfo>;
}

export interface Inheriting {
  name: string;
  inherits?: string | undefined;
  without?: readonly string[] | undefined;
  banner?: Version['banner'];
  inheritsNew?: boolean | undefined;
  /** The entries of the manifest before they are generated again. */
  docs?: readonly Pick<Version['docs'][number], 'id' | 'inheritedFrom'>[];
}

export interface Inherited {
  docs: Map<string, VersionDocs>;
  /** Versions whose `inherits` is invalid. */
  broken: { name: string; reason: 'missing' | 'circle' }[];
  /** Ids in `without` that the parent does not have. */
  unused: { name: string; id: string }[];
}

/** Adds the docs of parent versions, transitively; own docs take precedence. */
export function inheritDocs(
  versions: readonly Inheriting[],
  own: ReadonlyMap<string, VersionDocs>,
): Inherited {
  const byName = new Map(versions.map((version) => [version.name, version]));
  const result: Inherited = { docs: new Map(), broken: [], unused: [] };
  const complete = (version: Inheriting, descendants: readonly string[]): VersionDocs => {
    const known = result.docs.get(version.name);
    if (known !== undefined) return known;
    let docs = own.get(version.name) ?? { docs: [], categories: new Map() };
    const parent = version.inherits === undefined ? undefined : byName.get(version.inherits);
    const chain = [...descendants, version.name];
    if (parent !== undefined && !chain.includes(parent.name)) {
      const { completed, unused } = addInherited(docs, complete(parent, chain), version, parent.name);
      docs = completed;
      result.unused.push(...unused.map((id) => ({ name: version.name, id })));
    } else if (version.inherits !== undefined) {
      result.broken.push({ name: version.name, reason: parent === undefined ? 'missing' : 'circle' });
    }
    result.docs.set(version.name, docs);
    return docs;
  };
  for (const version of versions) complete(version, []);
  return result;
}

/** The docs of the default language, by version. */
export interface Fallback {
  lang: string;
  docs: ReadonlyMap<string, VersionDocs>;
}

/** Adds the docs that are not translated, from the same version in the default language. */
export function addUntranslated(
  own: VersionDocs,
  version: Inheriting,
  { lang, docs }: Fallback,
): VersionDocs {
  const all = docs.get(version.name);
  if (all === undefined) return own;
  const { completed } = addInherited(own, all, { ...version, inheritsNew: true }, lang);
  const translated = new Set(own.docs.map(({ id }) => id));
  return {
    ...completed,
    docs: completed.docs.map((doc) =>
      translated.has(doc.id) ? doc : { ...doc, entry: { ...doc.entry, lang } },
    ),
  };
}

/** Creates a lookup of the doc that a doc overrides in another version: the one with its id or URL path. */
export function createOverrideLookup(others: readonly DocInfo[]): (doc: DocInfo) => DocInfo | undefined {
  const byId = new Map(others.map((doc) => [doc.id, doc]));
  const byPath = new Map(others.map((doc) => [pathOf(doc), doc]));
  return (doc) => byId.get(doc.id) ?? byPath.get(pathOf(doc));
}

/** The same path for `faq.md` and `faq/index.md`. */
function pathOf({ slug }: DocInfo): string {
  return normalizePath(slug);
}

/** The sidebar position of a doc defaults to the position of the doc that it overrides. */
function inheritPosition(doc: DocInfo, overridden: DocInfo | undefined): DocInfo {
  return doc.position === undefined && overridden?.position !== undefined
    ? { ...doc, position: overridden.position }
    : doc;
}

/**
 * An unmaintained version without `inheritsNew` inherits only the docs that its manifest entry lists; if the entry
 * lists no inherited doc, the version inherits all.
 */
function createInheritFilter(version: Inheriting): (id: string) => boolean {
  const { docs = [] } = version;
  if (inheritsNewPages(version) || docs.every(isOwn)) return () => true;
  const listed = new Set(docs.map(({ id }) => id));
  return (id) => listed.has(id);
}

function addInherited(
  own: VersionDocs,
  parent: VersionDocs,
  version: Inheriting,
  parentName: string,
): { completed: VersionDocs; unused: string[] } {
  const { without = [] } = version;
  const isInherited = createInheritFilter(version);
  const ids = new Set([...own.docs.map((doc) => doc.id), ...without]);
  const paths = new Set(own.docs.map(pathOf));
  const inherited = parent.docs
    .filter((doc) => isInherited(doc.id) && !ids.has(doc.id) && !paths.has(pathOf(doc)))
    .map((doc) => ({
      ...doc,
      // The copy omits the headings, which the parent's entry has, to keep the manifest small: each page load
      // fetches it.
      entry: { ...doc.entry, headings: undefined, inheritedFrom: doc.entry.inheritedFrom ?? parentName },
    }));
  const parentIds = new Set(parent.docs.map((doc) => doc.id));
  const findOverridden = createOverrideLookup(parent.docs);
  return {
    completed: {
      docs: [...own.docs.map((doc) => inheritPosition(doc, findOverridden(doc))), ...inherited],
      categories: new Map([...parent.categories, ...own.categories]),
    },
    unused: without.filter((id) => !parentIds.has(id)),
  };
}
