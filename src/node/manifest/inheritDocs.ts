// Versions that store only their differences: what a version lacks comes from the one
// that it inherits from (reader-asks B3).
import type { Version } from '../../core/site/manifest/manifest.ts';
import { isOwn, takesNewPages } from '../../core/site/manifest/siteEntries.ts';
import { normalizePath } from '../../core/site/urls/siteIndex.ts';
import type { CategoryInfo, DocInfo } from './docInfo.ts';

/** The docs of one version, own ones or together with inherited ones. */
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
  /** As the manifest lists them, before they are renewed. */
  docs?: readonly Pick<Version['docs'][number], 'id' | 'inheritedFrom'>[];
}

export interface Inherited {
  /** The docs of each version, inherited ones included. */
  docs: Map<string, VersionDocs>;
  /** Versions whose `inherits` leads nowhere or in a circle. */
  broken: { name: string; reason: 'missing' | 'circle' }[];
  /** Ids in `without` that nothing would be inherited for. */
  idle: { name: string; id: string }[];
}

/** Fills up each version from the one that it inherits from; own docs win, chains are followed. */
export function inheritDocs(
  versions: readonly Inheriting[],
  own: ReadonlyMap<string, VersionDocs>,
): Inherited {
  const byName = new Map(versions.map((version) => [version.name, version]));
  const result: Inherited = { docs: new Map(), broken: [], idle: [] };
  const complete = (version: Inheriting, heirs: readonly string[]): VersionDocs => {
    const known = result.docs.get(version.name);
    if (known !== undefined) return known;
    let docs = own.get(version.name) ?? { docs: [], categories: new Map() };
    const parent = version.inherits === undefined ? undefined : byName.get(version.inherits);
    const line = [...heirs, version.name];
    if (parent !== undefined && !line.includes(parent.name)) {
      const { filled, idle } = fillUp(docs, complete(parent, line), version, parent.name);
      docs = filled;
      result.idle.push(...idle.map((id) => ({ name: version.name, id })));
    } else if (version.inherits !== undefined) {
      result.broken.push({ name: version.name, reason: parent === undefined ? 'missing' : 'circle' });
    }
    result.docs.set(version.name, docs);
    return docs;
  };
  for (const version of versions) complete(version, []);
  return result;
}

/** Finds the doc of another version that a doc stands for: of the same id, or at the same address. */
export function finderOfReplaced(others: readonly DocInfo[]): (doc: DocInfo) => DocInfo | undefined {
  const byId = new Map(others.map((doc) => [doc.id, doc]));
  const byAddress = new Map(others.map((doc) => [addressOf(doc), doc]));
  return (doc) => byId.get(doc.id) ?? byAddress.get(addressOf(doc));
}

/** What all spellings of a doc's address share: `faq/index.md` stands where `faq.md` does. */
function addressOf({ slug }: DocInfo): string {
  return normalizePath(slug);
}

/** An own page stands in the sidebar where the one stood that it replaces, unless it says where. */
function keepPlace(doc: DocInfo, replaced: DocInfo | undefined): DocInfo {
  return doc.position === undefined && replaced?.position !== undefined
    ? { ...doc, position: replaced.position }
    : doc;
}

/** A version that nobody maintains shows what its list has; one that was never listed shows all. */
function findInherited(version: Inheriting): (id: string) => boolean {
  const { docs = [] } = version;
  if (takesNewPages(version) || docs.every(isOwn)) return () => true;
  const listed = new Set(docs.map(({ id }) => id));
  return (id) => listed.has(id);
}

function fillUp(
  own: VersionDocs,
  parent: VersionDocs,
  version: Inheriting,
  parentName: string,
): { filled: VersionDocs; idle: string[] } {
  const { without = [] } = version;
  const isInherited = findInherited(version);
  const ids = new Set([...own.docs.map((doc) => doc.id), ...without]);
  // An own page at the same address stands for the inherited one, whatever its id.
  const addresses = new Set(own.docs.map(addressOf));
  const inherited = parent.docs
    .filter((doc) => isInherited(doc.id) && !ids.has(doc.id) && !addresses.has(addressOf(doc)))
    .map((doc) => ({
      ...doc,
      // Its headings stand with the doc itself: a manifest is every reader's first download.
      entry: { ...doc.entry, headings: undefined, inheritedFrom: doc.entry.inheritedFrom ?? parentName },
    }));
  const parentIds = new Set(parent.docs.map((doc) => doc.id));
  const findReplaced = finderOfReplaced(parent.docs);
  return {
    filled: {
      docs: [...own.docs.map((doc) => keepPlace(doc, findReplaced(doc))), ...inherited],
      categories: new Map([...parent.categories, ...own.categories]),
    },
    idle: without.filter((id) => !parentIds.has(id)),
  };
}
