import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfig } from './loadConfig.ts';
import type { NavNode } from './navigation.ts';
import { findPage, isFolder, isRecord, readPage, textOf } from './pages.ts';

export const config = /^astro\.config\.[cm]?[jt]s$/;

const ENDINGS = ['.md', '.mdx', '/index.md', '/index.mdx'];

type Fields = Readonly<Record<string, unknown>>;

/** Of the default language. */
export async function readNavigation(site: string): Promise<NavNode[]> {
  const name = readdirSync(site).find((file) => config.test(file)) ?? '';
  const whole = (await loadConfig(join(site, name))) as Fields;
  const integrations = Array.isArray(whole.integrations) ? whole.integrations.flat(9) : [];
  const options = integrations.filter(isRecord).find((own) => 'sidebar' in own || 'locales' in own) ?? {};
  const root = join(site, 'src/content/docs');
  const locales = isRecord(options.locales) ? options.locales : {};
  const lang = 'root' in locales ? '' : (textOf(options, 'defaultLocale') ?? '');
  const pages = isFolder(join(root, lang)) ? join(root, lang) : root;
  const folders = new Set(pages === root ? Object.keys(locales) : []);
  if (!Array.isArray(options.sidebar)) return listFolder(pages, folders).nodes;
  return readItems(options.sidebar, pages);
}

function readItems(items: readonly unknown[], pages: string): NavNode[] {
  return items.flatMap((item): NavNode[] => {
    if (typeof item === 'string') return toPage(item, pages, undefined);
    if (!isRecord(item)) return [];
    const label = textOf(item, 'label');
    if (isRecord(item.autogenerate)) {
      const { nodes } = listFolder(join(pages, String(item.autogenerate.directory)));
      return label === undefined ? nodes : [{ label, items: nodes }];
    }
    if (Array.isArray(item.items)) return [{ label, items: readItems(item.items, pages) }];
    const slug = textOf(item, 'slug', 'link');
    return slug === undefined || /^[a-z]+:/i.test(slug) ? [] : toPage(slug, pages, label);
  });
}

function toPage(slug: string, pages: string, label: string | undefined): NavNode[] {
  const path = slug.replace(/^\/|\/$/g, '');
  const file = findPage(join(pages, path === '' ? 'index' : path), ENDINGS);
  return file === undefined ? [] : [{ file, label: label ?? labelOf(file) }];
}

const labelOf = (file: string) => textOf(readPage(file).front, 'sidebar.label', 'title');

/** `autogenerate`: by `sidebar.order`, then by path; a folder is as early as its first page. */
function listFolder(
  folder: string,
  without: ReadonlySet<string> = new Set(),
): { nodes: NavNode[]; order: number } {
  const entries = isFolder(folder)
    ? readdirSync(folder).filter((name) => !without.has(name) && !/^[_.]/.test(name))
    : [];
  const placed = entries.flatMap((name): { node: NavNode; order: number; key: string }[] => {
    const path = join(folder, name);
    if (isFolder(path)) {
      const { nodes, order } = listFolder(path);
      return nodes.length === 0 ? [] : [{ node: { label: name, items: nodes }, order, key: name }];
    }
    if (!/\.mdx?$/.test(name)) return [];
    const { front } = readPage(path);
    const { sidebar } = front;
    if (front.draft === true || (isRecord(sidebar) && sidebar.hidden === true)) return [];
    const order = Number(textOf(front, 'sidebar.order') ?? Number.MAX_VALUE);
    const key = relative(folder, path)
      .replace(/\.mdx?$/, '')
      .replace(/^index$/, '');
    return [{ node: { file: path, label: labelOf(path) }, order, key }];
  });
  placed.sort((a, b) => a.order - b.order || a.key.localeCompare(b.key));
  return { nodes: placed.map(({ node }) => node), order: Math.min(...placed.map(({ order }) => order)) };
}
