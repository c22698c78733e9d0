import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { groupBySeparators, type NavNode } from './navigation.ts';
import { findPage, isFile, isFolder, isThere, readJson, readPage, stem, textOf } from './pages.ts';

export const config = /^source\.config\.[cm]?[jt]s$/;

interface Meta {
  title?: string;
  root?: boolean;
  pages?: readonly string[];
  pagesIndex?: string;
}

/** In the default language: files whose names end with another one's code are left out. */
export function readNavigation(site: string): NavNode[] {
  const name = readdirSync(site).find((file) => config.test(file)) ?? '';
  const text = readFileSync(join(site, name), 'utf8');
  const folders = [...text.matchAll(/defineDocs\(\{[\s\S]*?\bdir:\s*['"]([^'"]+)['"]/g)].map(
    ([, dir = '']) => dir,
  );
  const found = (folders.length > 0 ? folders : ['content/docs'])
    .map((dir) => join(site, dir))
    .filter(isFolder);
  if (found.length < 2) return found.flatMap((folder) => readFolder(folder, true).items);
  return found.map((folder) => ({
    label: basename(folder),
    isTab: true,
    items: readFolder(folder, true).items,
  }));
}

interface Folder {
  label: string;
  file: string | undefined;
  items: NavNode[];
  isTab: boolean;
}

function readFolder(folder: string, isTop = false): Folder {
  const meta = isThere(folder, 'meta.json') ? (readJson(folder, 'meta.json') as Meta) : {};
  const isRoot = meta.root ?? isTop;
  const index = isRoot ? undefined : findPage(join(folder, meta.pagesIndex ?? 'index'));
  const { nodes, taken } = readItems(folder, meta.pages ?? ['...'], index, meta.pages !== undefined);
  const file = index !== undefined && meta.pages !== undefined && taken.has(index) ? undefined : index;
  const label =
    meta.title ?? (file && titleOf(file)) ?? nameToTitle(basename(folder).replace(/^\((.+)\)$/, '$1'));
  return { label, file, items: nodes, isTab: meta.root === true };
}

/** @returns the nodes, and the paths that the list names, which `...` leaves out */
function readItems(folder: string, pages: readonly string[], index: string | undefined, isWritten: boolean) {
  const taken = new Set<string>();
  const separators = new Set<NavNode>();
  const named = pages.map((item): NavNode[] | '...' | 'z...a' => {
    if (item === '...' || item === 'z...a') return item;
    const separator = /^---(?:\[[^\]]+\])?(.*?)-*$/.exec(item)?.[1];
    if (separator !== undefined) {
      const node = { label: separator };
      separators.add(node);
      return [node];
    }
    if (/^(external:)?(\[[^\]]+\])?\[[^\]]+\]\(/.test(item)) return [];
    const path = join(folder, item.replace(/^(!|\.\.\.)/, ''));
    const file = findPage(path, ['', '.mdx', '.md']);
    taken.add(isFolder(path) ? path : (file ?? path));
    if (item.startsWith('!')) return [];
    if (item.startsWith('...')) {
      if (!isFolder(path)) return [];
      const inside = readFolder(path);
      return [
        ...(inside.file === undefined ? [] : [{ file: inside.file, label: titleOf(inside.file) }]),
        ...inside.items,
      ];
    }
    if (isFolder(path)) return [readFolder(path)];
    return file === undefined ? [] : [{ file, label: titleOf(file) }];
  });
  const rest = (isReversed: boolean) =>
    listRest(folder, new Set([...taken, ...(index ? [index] : [])]), isReversed);
  const nodes = named.flatMap((part) => (typeof part === 'string' ? rest(part === 'z...a') : part));
  return { nodes: isWritten ? groupBySeparators(nodes, (node) => separators.has(node)) : nodes, taken };
}

/** Pages before folders, the index first. */
function listRest(folder: string, without: ReadonlySet<string>, isReversed: boolean): NavNode[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  names.sort((a, b) => a.localeCompare(b));
  if (isReversed) names.reverse();
  const paths = names.map((name) => join(folder, name)).filter((path) => !without.has(path));
  const files = paths.filter((path) => /\.mdx?$/.test(path) && !isTranslated(path));
  const isIndex = (path: string) => stem(path) === 'index';
  return [...files.filter(isIndex), ...files.filter((path) => !isIndex(path))]
    .map((file): NavNode => ({ file, label: titleOf(file) }))
    .concat(
      paths
        .filter(isFolder)
        .map((path) => readFolder(path))
        .filter(({ file, items }) => file !== undefined || items.length > 0),
    );
}

function isTranslated(path: string): boolean {
  const [, start, ending] = /^(.*)\.[a-z]{2}(?:-[A-Za-z]+)?(\.mdx?)$/.exec(path) ?? [];
  return start !== undefined && isFile(`${start}${ending}`);
}

const titleOf = (file: string) => textOf(readPage(file).front, 'title') ?? nameToTitle(stem(file));

const nameToTitle = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace(/-/g, ' ');
