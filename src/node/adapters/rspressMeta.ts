// The sidebars that Rspress makes of folders: https://rspress.rs/guide/basic/auto-nav-sidebar
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { stripEnding } from '../../core/site/urls/slug.ts';
import type { FieldReader } from './fieldReader.ts';
import { findTarget } from './foreignLinks.ts';
import type { SiteFiles } from './foreignSite.ts';

/** The text of a label in a language. */
export type Translate = (label: string) => string;

export interface MetaFolder {
  /** Folder of all pages inside the site folder. */
  source: string;
  /** Folder of one version in one language, inside `source`. */
  dir: string;
  /** Paths of all files inside `source`. */
  pages: ReadonlySet<string>;
  files: SiteFiles;
  translate: Translate;
}

type Meta = Readonly<Record<string, unknown>>;

/**
 * One sidebar for all pages; where `_nav.json` leads to the folders, one for each of them, in the order of the navbar.
 * Undefined where there are no pages.
 */
export async function readMetaSidebars(
  folder: MetaFolder,
  reader: FieldReader,
): Promise<Record<string, NavItem[]> | undefined> {
  const { source, dir, pages, files } = folder;
  const prefix = dir === '' ? '' : `${dir}/`;
  const nav = pages.has(`${prefix}_nav.json`)
    ? await files.read(inFolder(source, `${prefix}_nav.json`))
    : undefined;
  if (nav === undefined || pages.has(`${prefix}_meta.json`)) {
    const items = await readFolder('', folder, reader);
    return items.length === 0 ? undefined : { '/': items };
  }
  const inside = [...pages]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  const folders = new Set(inside.flatMap((path) => (path.includes('/') ? (path.split('/')[0] ?? []) : [])));
  const place = (name: string) => (nav.indexOf(`"/${name}/`) + nav.length) % nav.length;
  const sidebars: [string, NavItem[]][] = [];
  for (const name of [...folders].sort((a, b) => place(a) - place(b))) {
    const items = await readFolder(name, folder, reader);
    if (items.length > 0) sidebars.push([`/${name}/`, items]);
  }
  return sidebars.length === 0 ? undefined : Object.fromEntries(sidebars);
}

/** Items of a folder at the top of a sidebar. Each folder has one place in it. */
const readFolder = (path: string, folder: MetaFolder, reader: FieldReader) =>
  readItems(path, { ...folder, reader, seen: new Set() });

interface Walk extends MetaFolder {
  reader: FieldReader;
  seen: Set<string>;
}

const HEADERS: readonly unknown[] = ['section-header', 'dir-section-header'];

/** @param path inside `dir` */
async function readItems(path: string, walk: Walk, without?: string): Promise<NavItem[]> {
  if (walk.seen.has(path)) return [];
  walk.seen.add(path);
  const top: NavItem[] = [];
  let open = top;
  for (const each of await readMeta(path, walk)) {
    const meta: Meta = typeof each === 'string' ? { type: 'file', name: each } : each;
    const items = await readItem(path, meta, walk, without);
    // A header groups the items that follow it.
    if (HEADERS.includes(meta.type)) {
      open = items;
      const label = labelOf(meta, walk);
      if (label) top.push({ label, items, collapsible: false });
      else top.push(...items);
    } else open.push(...items);
  }
  return top;
}

async function readItem(
  path: string,
  meta: Meta,
  walk: Walk,
  without: string | undefined,
): Promise<NavItem[]> {
  const label = labelOf(meta, walk);
  const name = typeof meta.name === 'string' ? meta.name : undefined;
  const below = name === undefined ? undefined : joinPath(path, name);
  const isInside = below !== undefined && below !== path && below.startsWith(path);
  switch (meta.type) {
    case 'custom-link':
      return [readLink(meta, walk)];
    case 'file': {
      const page = isInside ? findPage(below, walk) : undefined;
      return page === undefined || page === without ? [] : [{ ...(label && { label }), page }];
    }
    case 'dir-section-header':
      return isInside ? readItems(below, walk) : [];
    case 'dir':
      return isInside ? readGroup(below, meta, walk) : [];
    default:
      return [];
  }
}

/** The page of a group is the file beside its folder with the same name, or the index that its list does not name. */
async function readGroup(path: string, meta: Meta, walk: Walk): Promise<NavItem[]> {
  const beside = findPage(path, walk);
  const isNamed =
    hasMeta(path, walk) &&
    (await readMeta(path, walk)).some((each) => typeof each === 'string' && isIndex(each));
  const index = beside === undefined && !isNamed ? findPage(inFolder(path, 'index'), walk) : undefined;
  const items = await readItems(path, walk, index);
  const page = beside ?? index;
  if (items.length === 0 && page === undefined) return [];
  const label =
    labelOf(meta, walk) ?? (page === undefined ? path.slice(path.lastIndexOf('/') + 1) : undefined);
  const { collapsible = true, collapsed = false } = meta;
  return [
    {
      ...(label && { label }),
      ...(page && { page }),
      items,
      collapsible: collapsible !== false,
      collapsed: collapsed === true,
    },
  ];
}

function readLink(meta: Meta, walk: Walk): NavItem {
  const label = labelOf(meta, walk);
  const { link, items } = meta;
  return {
    ...(label && { label }),
    ...(typeof link === 'string' && findTarget(link, '/')),
    ...(Array.isArray(items) && { items: items.filter(isFields).map((each) => readLink(each, walk)) }),
  };
}

const labelOf = ({ label }: Meta, { translate }: Walk) =>
  typeof label === 'string' && label !== '' ? translate(label) : undefined;

const isIndex = (name: string) => /^index(?:\.mdx?)?$/.test(name);

const inDir = (path: string, { dir }: Walk) => (dir === '' ? path : `${dir}${path === '' ? '' : `/${path}`}`);

const hasMeta = (path: string, walk: Walk) => walk.pages.has(inFolder(inDir(path, walk), '_meta.json'));

/** The page of a path with or without ending, inside `dir`. */
function findPage(path: string, walk: Walk): string | undefined {
  return ['', '.mdx', '.md']
    .map((end) => path + end)
    .find((file) => isMarkdownFile(file) && walk.pages.has(inDir(file, walk)));
}

/** What `_meta.json` lists; without it all that is in the folder, the index first. */
async function readMeta(path: string, walk: Walk): Promise<(string | Meta)[]> {
  if (!hasMeta(path, walk)) return listFolder(path, walk);
  const file = inFolder(walk.source, inFolder(inDir(path, walk), '_meta.json'));
  try {
    const list: unknown = JSON.parse((await walk.files.read(file)) ?? '');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string' || isFields(each)) : [];
  } catch {
    walk.reader.note({ file, line: 1, code: '_meta.json' });
    return listFolder(path, walk);
  }
}

function listFolder(path: string, walk: Walk): (string | Meta)[] {
  const prefix = inFolder(inDir(path, walk), '').replace(/^\//, '');
  const inside = [...walk.pages].flatMap((page) =>
    page.startsWith(prefix) ? page.slice(prefix.length) : [],
  );
  const folders = new Set(inside.flatMap((page) => (page.includes('/') ? (page.split('/')[0] ?? []) : [])));
  const pages = inside.filter((page) => !page.includes('/') && isMarkdownFile(page) && !page.startsWith('_'));
  // A page beside a folder with its name is the page of that folder.
  const names = [...folders, ...pages.filter((page) => !folders.has(stripEnding(page)))];
  return names
    .sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || a.localeCompare(b))
    .map((name) => (folders.has(name) ? { type: 'dir', name } : name));
}
