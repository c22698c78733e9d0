// The sidebar `structure` of vuepress-theme-hope: https://theme-hope.vuejs.press/guide/layout/sidebar.html
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import type { PageHead } from './pageTitles.ts';

/** An item with what it is sorted by. */
interface Entry {
  item: NavItem;
  isReadme: boolean;
  order: number;
  title: string;
  name: string;
}

/** @param dir folder of the paths inside the site folder */
export interface Pages {
  /** Paths of the pages inside the folder of their language. */
  paths: readonly string[];
  readPage: (path: string) => Promise<PageHead>;
}

/**
 * The pages below a folder: its README first, then by `order` (negative numbers last), by title and by name.
 * @param folder inside the folder of the language; `` for that
 */
export async function readStructure(pages: Pages, folder: string): Promise<NavItem[]> {
  return (await listEntries(pages, folder)).map(({ item }) => item);
}

async function listEntries(pages: Pages, folder: string): Promise<Entry[]> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const names = new Set(
    pages.paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split('/')[0]),
  );
  const entries = await Promise.all(
    [...names].map((name = '') =>
      pages.paths.includes(prefix + name) ? readFile(pages, prefix + name) : readFolder(pages, prefix + name),
    ),
  );
  return entries.filter((entry) => entry !== undefined).sort(compare);
}

const isReadme = (path: string) => /(?:^|\/)readme\.md$/i.test(path);

async function readFile({ readPage }: Pages, path: string): Promise<Entry | undefined> {
  const { front, title } = await readPage(path);
  if (front.index === false) return undefined;
  return {
    item: { page: path },
    isReadme: isReadme(path),
    order: toRank(front.order),
    title: textOf(front.shortTitle) ?? title ?? path,
    name: path,
  };
}

async function readFolder(pages: Pages, folder: string): Promise<Entry | undefined> {
  const readme = pages.paths.find((path) => isReadme(path) && parentFolder(path) === folder);
  const { front, title } =
    readme === undefined ? { front: {}, title: undefined } : await pages.readPage(readme);
  const dir = isFields(front.dir) ? front.dir : {};
  if (dir.index === false) return undefined;
  const own = await listEntries(pages, folder);
  const page = dir.link === true ? readme : undefined;
  const items = own.filter((entry) => page === undefined || !entry.isReadme).map(({ item }) => item);
  const label = textOf(dir.text) ?? textOf(front.shortTitle) ?? title ?? nameFolder(folder);
  const collapsible = dir.collapsible !== false;
  return {
    item: {
      label,
      ...(page && { page }),
      items,
      collapsible,
      ...(collapsible && { collapsed: dir.expanded !== true }),
    },
    isReadme: false,
    order: toRank(dir.order),
    title: label,
    name: folder,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const LARGE = 1e9;

function toRank(order: unknown): number {
  if (typeof order !== 'number') return 0;
  return order > 0 ? order - LARGE : order + LARGE;
}

function compare(a: Entry, b: Entry): number {
  return (
    Number(b.isReadme) - Number(a.isReadme) ||
    a.order - b.order ||
    a.title.localeCompare(b.title, undefined, { numeric: true }) ||
    a.name.localeCompare(b.name, undefined, { numeric: true, sensitivity: 'accent' })
  );
}

/** Words that are no capitalized in titles. */
const SMALL = new Set('and or in on with by for at about under of to the into'.split(' '));

/** @example nameFolder('guide/get-started') === 'Get Started'; nameFolder('howTo') === 'How to' */
function nameFolder(folder: string): string {
  const words = folder
    .slice(folder.lastIndexOf('/') + 1)
    .replace(/[-_]/g, ' ')
    .replace(/(^|[^A-Z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .split(/ +/)
    .filter(Boolean);
  return words
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
