import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NavNode } from './navigation.ts';
import { isFile, isRecord, type Page, parseYaml, readPage, stem, textOf } from './pages.ts';

export const config = /^mkdocs\.ya?ml$/;

export function readNavigation(site: string): NavNode[] {
  const { docs_dir = 'docs', nav, theme } = readConfig(join(site, 'mkdocs.yml'));
  const features = isRecord(theme) && Array.isArray(theme.features) ? theme.features : [];
  const hasIndexes = features.includes('navigation.indexes');
  const folder = join(site, String(docs_dir));
  const nodes = Array.isArray(nav) ? readItems(nav, folder, hasIndexes) : listFolder(folder);
  if (!features.includes('navigation.tabs')) return nodes;
  return nodes.map((node) => (node.items === undefined ? node : { ...node, isTab: true }));
}

function readConfig(path: string): Page['front'] {
  const own = parseYaml(readFileSync(path, 'utf8'));
  return typeof own.INHERIT === 'string' ? { ...readConfig(join(dirname(path), own.INHERIT)), ...own } : own;
}

function readItems(nav: readonly unknown[], folder: string, hasIndexes: boolean): NavNode[] {
  return nav.flatMap((item): NavNode[] => {
    if (typeof item === 'string') return toPage(join(folder, item), undefined);
    if (!isRecord(item)) return [];
    return Object.entries(item).flatMap(([written, value]): NavNode[] => {
      if (typeof value === 'string') return toPage(join(folder, value), written);
      if (!Array.isArray(value)) return [];
      const [first] = value;
      const index =
        typeof first === 'string' && /(^|\/)(index|README)\.md$/.test(first)
          ? join(folder, first)
          : undefined;
      // Hooks give a section without a label the title of its index page.
      const label = written === '' && index !== undefined && isFile(index) ? titleOf(index) : written;
      if (!hasIndexes || index === undefined || !isFile(index))
        return [{ label, items: readItems(value, folder, hasIndexes) }];
      return [{ label, file: index, items: readItems(value.slice(1), folder, hasIndexes) }];
    });
  });
}

function toPage(file: string, label: string | undefined): NavNode[] {
  return isFile(file) ? [{ file, label: label ?? titleOf(file) }] : [];
}

function titleOf(file: string): string {
  const { front, h1 } = readPage(file);
  return textOf(front, 'title') ?? h1 ?? nameToTitle(stem(file));
}

/** Without `nav`: the index first, then files and folders by name. */
function listFolder(folder: string): NavNode[] {
  const isIndex = (name: string) => /^(index|README)\.md$/.test(name);
  const names = readdirSync(folder).sort(
    (a, b) => Number(isIndex(b)) - Number(isIndex(a)) || (a < b ? -1 : 1),
  );
  const files = names.filter((name) => name.endsWith('.md'));
  const pages = files.flatMap((name) => toPage(join(folder, name), undefined));
  const folders = names.filter((name) => !name.startsWith('.') && !isFile(join(folder, name)));
  return [
    ...pages,
    ...folders
      .map((name) => ({ label: nameToTitle(name), items: listFolder(join(folder, name)) }))
      .filter(({ items }) => items.length > 0),
  ];
}

function nameToTitle(name: string): string {
  const title = name.replace(/[-_]/g, ' ');
  return title === title.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title;
}
