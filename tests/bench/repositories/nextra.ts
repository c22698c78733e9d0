import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from './loadConfig.ts';
import { groupBySeparators, type NavNode } from './navigation.ts';
import { findPage, isFile, isFolder, isRecord, readJson, readPage, stem, textOf } from './pages.ts';

export const config = /^(mdx-components|theme\.config)\.[cm]?[jt]sx?$/;

type Meta = Readonly<Record<string, unknown>>;

/** Pages are files in `content` or `pages`, and folders with a `page.mdx` in `app`. Items of the navbar are sidebars of their own. */
export async function readNavigation(site: string): Promise<NavNode[]> {
  const places = ['content', 'src/content', 'app', 'src/app', 'pages', 'src/pages'].map((name) =>
    join(site, name),
  );
  const folder = places.find(isFolder);
  if (folder === undefined) return [];
  const global = places.map((place) => findMeta(place, '_meta.global')).find(Boolean);
  return readFolder(folder, global === undefined ? undefined : await readMeta(global));
}

/** With languages at the end of file names, those in English. */
const LANGUAGE = '.en';

const findMeta = (folder: string, name = '_meta') =>
  findPage(
    join(folder, name),
    ['', LANGUAGE].flatMap((language) =>
      ['tsx', 'ts', 'jsx', 'js', 'json'].map((ending) => `${language}.${ending}`),
    ),
  );

const findPageFile = (path: string) => findPage(path, ['.md', '.mdx', `${LANGUAGE}.md`, `${LANGUAGE}.mdx`]);

async function readMeta(file: string): Promise<Meta> {
  const value = file.endsWith('.json') ? readJson(file) : await loadConfig(file);
  return isRecord(value) ? value : {};
}

async function readFolder(folder: string, given: Meta | undefined): Promise<NavNode[]> {
  const own = findMeta(folder);
  const meta = given ?? (own === undefined ? {} : await readMeta(own));
  const keys = Object.keys(meta).filter((key) => key !== '*');
  const names = [...listNames(folder)].filter(
    (name) => name !== 'index' || !isIndexOfFolder(findIndex(folder)),
  );
  const rank = (name: string) =>
    name === 'index' && !keys.includes('index') ? -1 : keys.includes(name) ? keys.indexOf(name) : keys.length;
  const others = keys.filter((key) => isSeparator(meta[key]) && !names.includes(key));
  const sorted = [...names, ...others].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const separators = new Set<NavNode>();
  const nodes: NavNode[] = [];
  for (const name of sorted) {
    const written = meta[name];
    const fields = isRecord(written) ? written : {};
    const title = typeof written === 'string' && written !== '' ? written : textOf(fields, 'title');
    if (isSeparator(written)) {
      const node = { label: title };
      separators.add(node);
      nodes.push(node);
    } else if (fields.display !== 'hidden' && fields.type !== 'menu') {
      const inside = given === undefined ? undefined : isRecord(fields.items) ? fields.items : {};
      nodes.push(...(await readName(folder, name, title, inside, fields.type === 'page')));
    }
  }
  return groupBySeparators(nodes, (node) => separators.has(node));
}

const isSeparator = (value: unknown) => isRecord(value) && value.type === 'separator';

/** A page, a folder of pages, or a page beside a folder of the same name, which the folder does not contain. */
async function readName(
  folder: string,
  name: string,
  title: string | undefined,
  meta: Meta | undefined,
  isPage: boolean,
): Promise<NavNode[]> {
  const path = join(folder, name);
  const page =
    name === 'index' ? findIndex(folder) : (findPageFile(path) ?? findPageFile(join(path, 'page')));
  const items = name !== 'index' && isFolder(path) && hasPages(path) ? await readFolder(path, meta) : [];
  const index = items.length > 0 ? findIndex(path) : undefined;
  const beside = findPageFile(path) === undefined ? undefined : page;
  if (items.length === 0)
    return page === undefined ? [] : [{ label: title ?? labelOf(page, name), file: page, isTab: isPage }];
  const file = isIndexOfFolder(index) ? index : beside;
  return [
    {
      label: title ?? (file === undefined ? nameToTitle(name) : labelOf(file, name)),
      file,
      items,
      isTab: isPage,
    },
  ];
}

const findIndex = (folder: string) =>
  findPageFile(join(folder, 'index')) ?? findPageFile(join(folder, 'page'));

const isIndexOfFolder = (index: string | undefined) =>
  index !== undefined && readPage(index).front.asIndexPage === true;

/** Names of pages and folders; of an `app` folder with a page of its own, that page is `index`. */
function listNames(folder: string): Set<string> {
  return new Set(
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      if (/^[_.([]/.test(name) || name === 'api') return [];
      if (isFolder(path)) return hasPages(path) ? [name] : [];
      if (!/\.mdx?$/.test(name)) return [];
      if (stem(name) === 'page') return hasFolders(folder) ? ['index'] : [];
      // Other files of an `app` folder are parts of its page.
      if (isFile(join(folder, 'page.mdx'))) return [];
      const [, page = '', language = LANGUAGE] = /^(.*?)(\.[a-z]{2})?$/.exec(stem(name)) ?? [];
      return language === LANGUAGE ? [page] : [];
    }),
  );
}

const hasFolders = (folder: string) =>
  readdirSync(folder).some((name) => isFolder(join(folder, name)) && hasPages(join(folder, name)));

function hasPages(folder: string): boolean {
  return readdirSync(folder).some(
    (name) => /\.mdx?$/.test(name) || (isFolder(join(folder, name)) && hasPages(join(folder, name))),
  );
}

function labelOf(file: string, name: string): string {
  const { front, h1 } = readPage(file);
  return textOf(front, 'sidebarTitle', 'title') ?? h1 ?? nameToTitle(name);
}

const nameToTitle = (name: string) =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/(^| )(\w)/g, (_, space: string, letter: string) => space + letter.toUpperCase());
