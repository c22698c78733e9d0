// The sidebars of a site of another engine with the files of their pages, so that two states of it can be compared.
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { NavItem } from '../../../core/site/manifest/navItem.ts';
import { PAGE_FORMS } from '../../../core/site/nav/listedSidebar.ts';
import { decodeSafely, joinPath } from '../../../core/site/urls/filePath.ts';
import { isBelow, pathInside } from '../../../core/site/urls/folder.ts';
import type { FoundProject } from '../../adapters/findProjects.ts';
import type { ForeignSite, ForeignVersion, SiteFiles } from '../../adapters/foreignSite.ts';
import { UNLISTED } from '../../adapters/onlyVersion.ts';

interface NavEntry {
  label: string | undefined;
  /** Path of the page inside the site folder; what the configuration says where it leads to no page. */
  file: string | undefined;
  href: string | undefined;
  /** Folder whose pages the engine lists here. */
  folder: string | undefined;
  items: NavEntry[];
}

export interface NavState {
  /** Sidebars by language, version and name. */
  sidebars: readonly (readonly [name: string, items: NavEntry[]])[];
  /** All entries, in their order. */
  entries: readonly NavEntry[];
  /** All that the adapter has read, to see whether an edit has an effect. */
  all: string;
  unread: number;
  /** Folders of the pages. */
  dirs: readonly string[];
}

export interface Names {
  /** Files that a change removes, which entries may still name. */
  removed: readonly string[];
  /** Manifests with ids and URLs, by which entries may name pages. */
  manifests: readonly Manifest[];
}

/** The site folder is `.` in a manifest. */
const toFolder = (dir: string) => (dir === '.' ? '' : dir);

export async function readNavState(
  { adapter, project }: FoundProject,
  files: SiteFiles,
  names: Names,
): Promise<NavState> {
  const site = await adapter.read({ ...project, files });
  const paths = [new Set(await files.list('')), new Set(names.removed)];
  const versions = listVersions(site);
  // Where the pages of the default language stand in, the list is that of the default language.
  const listed = versions.filter(([, { fallbackDir }]) => fallbackDir === undefined);
  const sidebars = listed.flatMap(([place, version]) => {
    const find = createFinder(version, paths, names);
    return Object.entries(version.navigation ?? {}).map(
      ([name, items]) =>
        [`${place} ${name}`, items.flatMap((item) => toEntry(item, find, toFolder(version.dir)))] as const,
    );
  });
  return {
    sidebars,
    entries: sidebars.flatMap(([, items]) => [...walkEntries(items)]),
    all: JSON.stringify(site),
    unread: site.unread.length,
    dirs: versions.map(([, { dir }]) => toFolder(dir)),
  };
}

const listVersions = ({ versions, locales }: ForeignSite): [place: string, ForeignVersion][] => [
  ...versions.map((version): [string, ForeignVersion] => [version.name, version]),
  ...locales.flatMap(({ path, versions: own = [] }) =>
    own.map((version): [string, ForeignVersion] => [`${path} ${version.name}`, version]),
  ),
];

type Find = (page: string) => string;

function createFinder(
  { dir }: ForeignVersion,
  paths: readonly ReadonlySet<string>[],
  { manifests }: Names,
): Find {
  const versions = manifests.flatMap((manifest) =>
    manifest.versions.filter((version) => version.dir === dir),
  );
  const docs = versions.flatMap((version) => version.docs.map((doc) => ({ doc, base: version.path })));
  const trim = (path: string) => path.replace(/^\/+|\/+$/g, '');
  const byId = new Map(docs.map(({ doc }) => [doc.id, doc.file]).reverse() as [string, string][]);
  const bySlug = new Map(
    docs.map(({ doc, base }) => [trim(doc.path.slice(base.length)), doc.file]).reverse() as [
      string,
      string,
    ][],
  );
  return (written) => {
    const page = decodeSafely(written.replace(/[?#].*$/, ''));
    const forms = PAGE_FORMS.map((ending) => joinPath(toFolder(dir), page + ending) ?? '');
    const files = paths.flatMap((known) => forms.filter((path) => known.has(path)));
    return files[0] ?? byId.get(page) ?? bySlug.get(trim(page)) ?? page;
  };
}

function toEntry(item: NavItem, find: Find, dir: string): NavEntry[] {
  if (item === UNLISTED) return [];
  const { label, page, href, folder, items = [] } = item;
  return [
    {
      label,
      file: page === undefined ? undefined : find(page),
      href,
      folder: folder === undefined ? undefined : joinPath(dir, folder),
      items: items.flatMap((inner) => toEntry(inner, find, dir)),
    },
  ];
}

function* walkEntries(entries: readonly NavEntry[]): Generator<NavEntry> {
  for (const entry of entries) {
    yield entry;
    yield* walkEntries(entry.items);
  }
}

interface Description {
  /** Pages that are left out; groups that are then empty are, too. */
  without?: ReadonlySet<string>;
  /** The path after a change. */
  rename?: (path: string) => string;
}

/** The sidebars as a text that is the same where they are. */
export function describeSidebars(
  { sidebars }: NavState,
  { without = new Set(), rename = (path) => path }: Description = {},
): string {
  const strip = ({ items, label, ...entry }: NavEntry): object[] => {
    const inside = items.flatMap(strip);
    const { href } = entry;
    const isOwn = entry.file !== undefined && without.has(entry.file);
    const file = isOwn || entry.file === undefined ? undefined : rename(entry.file);
    const folder = entry.folder === undefined ? undefined : rename(entry.folder);
    if (inside.length === 0 && file === undefined && href === undefined && folder === undefined) return [];
    return [{ label, file, href, folder, items: inside }];
  };
  const all = sidebars.map(([name, items]) => [rename(name), items.flatMap(strip)] as const);
  return JSON.stringify(all.filter(([, items]) => items.length > 0));
}

/** Whether the sidebars have a page, by an entry or by its folder. */
export const hasPage = ({ entries }: NavState, page: string) =>
  entries.some(({ file, folder }) => file === page || (folder !== undefined && isBelow(folder, page)));

/** Path of a file inside the folder of its version. */
export function insideDir({ dirs }: Pick<NavState, 'dirs'>, file: string): string {
  const [inside = file] = dirs.map((dir) => pathInside(dir, file)).sort((a, b) => a.length - b.length);
  return inside;
}
