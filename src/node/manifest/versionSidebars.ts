import type { Version } from '../../core/site/manifest/manifest.ts';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { groupItems } from '../../core/site/nav/groupItems.ts';
import { listSidebarIds } from '../../core/site/nav/sidebarItems.ts';
import { buildSidebarTree, type SidebarTree } from '../../core/site/nav/sidebarTree.ts';
import { buildSummarySidebar } from '../../core/site/nav/summarySidebar.ts';
import { type DocInfo, SIDEBAR } from './docInfo.ts';
import { finderOfReplaced, type VersionDocs } from './inheritDocs.ts';
import type { VersionSource } from './versionSources.ts';

type Sidebars = Version['sidebars'];

interface BuiltSidebars extends Pick<SidebarTree, 'indexes'> {
  sidebars: Sidebars;
}

/** No page of an arranged sidebar is named in a folder. */
const NONE: SidebarTree['indexes'] = new Map();

/**
 * The sidebars of a version, from its own docs and the ones that it inherits.
 * @param parent the version that it inherits from
 * @param summary the text that gives its pages an order
 */
export function buildSidebars(
  version: Version,
  { docs, categories }: VersionDocs,
  parent: VersionSource | undefined,
  summary: string | undefined,
): BuiltSidebars {
  if (docs.length === 0) return { sidebars: {}, indexes: NONE };
  const groups = version.groups ?? parent?.version.groups ?? [];
  // A sidebar that the parent's author arranged is worth more than the order of its files.
  const isArranged =
    parent?.folder === undefined &&
    !listSidebarIds(Object.values(parent?.version.sidebars ?? {}).flat()).next().done;
  const summed = summary === undefined ? undefined : buildSummarySidebar(summary, docs);
  if (summed !== undefined) return { sidebars: { [SIDEBAR]: groupItems(summed, groups) }, indexes: NONE };
  if (parent === undefined || !isArranged) {
    const { items, indexes } = buildSidebarTree(docs, categories, version.path);
    return { sidebars: { [SIDEBAR]: groupItems(items, groups) }, indexes };
  }
  const own = docs.filter((doc) => isOwn(doc.entry));
  const shown = new Set(docs.map((doc) => doc.id));
  const moved = moveSidebars(parent.version, version, shown, findStandIns(parent, own));
  return { sidebars: appendDocs(moved, own), indexes: NONE };
}

/** Ids of own docs that stand at the address of another doc of the parent, by the id of that. */
function findStandIns({ docs }: VersionSource, own: readonly DocInfo[]): ReadonlyMap<string, string> {
  const findReplaced = finderOfReplaced(docs.docs);
  return new Map(
    own.flatMap((doc): [string, string][] => {
      const replaced = findReplaced(doc);
      return replaced === undefined ? [] : [[replaced.id, doc.id]];
    }),
  );
}

/** A hand-written sidebar as an inheriting version shows it: without the docs that it does not show. */
function moveSidebars(
  from: Version,
  to: Version,
  shown: ReadonlySet<string>,
  standIns: ReadonlyMap<string, string>,
): Sidebars {
  const moveId = (id: string) => standIns.get(id) ?? id;
  const movePath = (path: string) =>
    path.startsWith(`${from.path}/`) ? `${to.path}${path.slice(from.path.length)}` : path;
  const move = (item: SidebarItem): SidebarItem => {
    if (item.type === 'doc') return { ...item, id: moveId(item.id) };
    if (item.type !== 'category') return item;
    const link = item.link && {
      ...item.link,
      ...(item.link.type === 'generated-index'
        ? { path: movePath(item.link.path) }
        : { id: moveId(item.link.id) }),
    };
    return { ...item, ...(link && { link }), items: moveAll(item.items) };
  };
  const moveAll = (items: readonly SidebarItem[]) =>
    items.map(move).filter((item) => item.type !== 'doc' || shown.has(item.id));
  return Object.fromEntries(Object.entries(from.sidebars).map(([name, items]) => [name, moveAll(items)]));
}

/** Adds the docs that the sidebars do not know. */
function appendDocs(sidebars: Sidebars, docs: readonly DocInfo[]): Sidebars {
  const known = new Set(Object.values(sidebars).flatMap((items) => [...listSidebarIds(items)]));
  const [name = SIDEBAR] = Object.keys(sidebars);
  const added = docs.filter((doc) => !known.has(doc.id)).map(({ id }): SidebarItem => ({ type: 'doc', id }));
  return { ...sidebars, [name]: [...(sidebars[name] ?? []), ...added] };
}
