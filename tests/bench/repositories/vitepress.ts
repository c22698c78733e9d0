import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from './loadConfig.ts';
import type { NavNode } from './navigation.ts';
import { findPage, isFolder, isRecord, textOf } from './pages.ts';

export const config = /^\.vitepress$/;

type Fields = Readonly<Record<string, unknown>>;

/** Of the root language; each path of the sidebars is one of its own. */
export async function readNavigation(site: string): Promise<NavNode[]> {
  const whole = await load(join(site, '.vitepress'));
  const source = join(site, textOf(whole, 'srcDir') ?? '.');
  const folders = [source, ...listRootFolders(whole.rewrites).map((folder) => join(source, folder))];
  const resolve = (link: string) => {
    const path = link
      .replace(/[?#].*$/, '')
      .replace(/(\.html|\.md)$/, '')
      .replace(/\/$/, '/index');
    return folders.map((folder) => findPage(join(folder, path), ['.md'])).find(Boolean);
  };
  const additional = await Promise.all(folders.map(load));
  const themes = [whole, fieldsOf(fieldsOf(whole.locales).root), ...additional].map((own) =>
    fieldsOf(own.themeConfig),
  );
  const sidebar = themes
    .map((own) => own.sidebar)
    .reverse()
    .find((own) => own !== undefined);
  if (Array.isArray(sidebar)) return readItems(sidebar, '', resolve);
  return Object.entries(fieldsOf(sidebar)).map(([label, own]) => {
    const items = Array.isArray(own) ? own : fieldsOf(own).items;
    return { label, isTab: true, items: readItems(items, textOf(fieldsOf(own), 'base') ?? '', resolve) };
  });
}

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** The default export of `config.ts` in a folder; empty where there is none. */
async function load(folder: string): Promise<Fields> {
  const names = isFolder(folder) ? readdirSync(folder) : [];
  const name = names.find((file) => /^(config|index)\.[cm]?[jt]s$/.test(file));
  if (name !== undefined) return fieldsOf(await loadConfig(join(folder, name)));
  return names.includes('config') ? load(join(folder, 'config')) : {};
}

/** Folders whose pages `rewrites` puts at the root: `'en/:rest*': ':rest*'`. */
function listRootFolders(rewrites: unknown): string[] {
  return Object.entries(fieldsOf(rewrites)).flatMap(([from, to]) =>
    typeof to === 'string' && from.endsWith(`/${to}`) && to.startsWith(':')
      ? [from.slice(0, -to.length - 1)]
      : [],
  );
}

function readItems(items: unknown, base: string, resolve: (link: string) => string | undefined): NavNode[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).map((item) => {
    const own = textOf(item, 'base') ?? base;
    const link = textOf(item, 'link');
    const isExternal = link === undefined || /^[a-z]+:/i.test(link);
    const file = isExternal
      ? undefined
      : resolve(item.base === undefined && link.startsWith('/') && base === '' ? link : own + link);
    return { label: textOf(item, 'text'), file, items: readItems(item.items, own, resolve) };
  });
}
