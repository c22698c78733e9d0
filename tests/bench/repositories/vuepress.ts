import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { loadConfig } from './loadConfig.ts';
import type { NavNode } from './navigation.ts';
import { findPage, isFile, isFolder, isRecord, type Page, readPage, stem, textOf } from './pages.ts';

export const config = /^\.vuepress$/;

/** Of the root language; each path of the sidebars is one of its own. */
export async function readNavigation(site: string): Promise<NavNode[]> {
  const folder = join(site, '.vuepress');
  const name = readdirSync(folder).find((file) => /^config\.[cm]?[jt]s$/.test(file)) ?? '';
  const whole = fieldsOf(await loadConfig(join(folder, name)));
  const theme = fieldsOf(whole.theme ?? whole.themeConfig);
  const sidebar = fieldsOf(fieldsOf(theme.locales)['/']).sidebar ?? theme.sidebar;
  if (sidebar === 'structure') return listFolder(site, site).map(({ node }) => node);
  if (Array.isArray(sidebar)) return readItems(sidebar, '/', site);
  return Object.entries(fieldsOf(sidebar)).map(([label, items]) => ({
    label,
    isTab: true,
    items: readItems(items, label, site),
  }));
}

const fieldsOf = (value: unknown): Page['front'] => (isRecord(value) ? value : {});

function readItems(items: unknown, prefix: string, site: string): NavNode[] {
  if (items === 'structure') return listFolder(join(site, prefix), site).map(({ node }) => node);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item): NavNode[] => {
    const own = typeof item === 'string' ? { link: item } : fieldsOf(item);
    const link = textOf(own, 'link') ?? (item === '' ? '' : undefined);
    const file =
      link === undefined || /^[a-z]+:/i.test(link) ? undefined : findFile(toPath(prefix, link), site);
    const label = textOf(own, 'text') ?? (file && titleOf(file));
    const inside = readItems(own.children, toPath(prefix, textOf(own, 'prefix') ?? ''), site);
    return label === undefined ? [] : [{ label, file, items: inside }];
  });
}

const toPath = (prefix: string, path: string) => (path.startsWith('/') ? path : prefix + path);

function findFile(path: string, site: string): string | undefined {
  const page = path
    .replace(/#.*$/, '')
    .replace(/(\.html|\.md)$/, '')
    .replace(/\/$/, '/README');
  return (
    findPage(join(site, page), ['.md']) ?? findPage(join(site, page.replace(/README$/, 'index')), ['.md'])
  );
}

function titleOf(file: string): string {
  const { front, h1 } = readPage(file);
  return textOf(front, 'shortTitle', 'title') ?? h1 ?? stem(file);
}

interface Placed {
  node: NavNode;
  isReadme: boolean;
  order: number | undefined;
  title: string;
}

const isReadme = (path: string) => /^(readme|index)\.md$/i.test(basename(path));

/** theme-hope's `structure`: the README first, then by `order` (negative ones last), then by title. */
function listFolder(folder: string, site: string): Placed[] {
  const languages = new Set(
    folder === site ? readdirSync(site).filter((name) => /^[a-z]{2}(-[a-z]+)?$/.test(name)) : [],
  );
  const names = isFolder(folder)
    ? readdirSync(folder).filter((name) => !name.startsWith('.') && !languages.has(name))
    : [];
  const placed = names.flatMap((name): Placed[] => {
    const path = join(folder, name);
    if (isFolder(path)) return readGroup(path, site);
    if (!name.endsWith('.md') || name.endsWith('.snippet.md')) return [];
    const { front } = readPage(path);
    if (front.index === false) return [];
    const title = titleOf(path);
    return [
      { node: { file: path, label: title }, isReadme: isReadme(path), order: toOrder(front.order), title },
    ];
  });
  return placed.sort(compare);
}

const toOrder = (value: unknown) => (typeof value === 'number' ? value : undefined);

function readGroup(folder: string, site: string): Placed[] {
  const inside = listFolder(folder, site);
  const readme = readdirSync(folder)
    .map((name) => join(folder, name))
    .find(isReadme);
  const dir = readme === undefined ? {} : fieldsOf(readPage(readme).front.dir);
  if (dir.index === false || inside.length === 0) return [];
  const title =
    textOf(dir, 'text') ?? (readme && titleOf(readme)) ?? nameToTitle(relative(join(folder, '..'), folder));
  const isLinked = dir.link === true && readme !== undefined && isFile(readme);
  const items = inside.filter((own) => !isLinked || !own.isReadme).map(({ node }) => node);
  return [
    {
      node: { label: title, file: isLinked ? readme : undefined, items },
      isReadme: false,
      order: toOrder(dir.order),
      title,
    },
  ];
}

function compare(a: Placed, b: Placed): number {
  if (a.isReadme !== b.isReadme) return a.isReadme ? -1 : 1;
  return toRank(a.order) - toRank(b.order) || a.title.localeCompare(b.title, undefined, { numeric: true });
}

/** Positive orders, then none, then negative ones. */
function toRank(order: number | undefined): number {
  if (order === undefined) return 0;
  return order > 0 ? -1e9 + order : 1e9 + order;
}

const nameToTitle = (name: string) =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/(^| )(\w)/g, (_, space: string, letter: string) => space + letter.toUpperCase());
