// Navigation of MkDocs: https://www.mkdocs.org/user-guide/configuration/#nav, and of its plugins awesome-pages and
// awesome-nav: https://github.com/lukasgeiter/mkdocs-awesome-nav
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { fileName, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';

/**
 * Reads the setting `nav`. An entry that is a folder stands for its pages.
 * @param paths files in the folder of the texts
 * @example readNav(['index.md', { 甲: ['b.md'] }], []) // [{ page: 'index.md' }, { label: '甲', items: [{ page: 'b.md' }] }]
 */
export function readNav(nav: unknown, paths: readonly string[]): NavItem[] {
  const toItem = (written: string): NavItem => {
    if (findExternalKind(written) !== undefined) return { href: written };
    const path = joinPath('', written) ?? written;
    return paths.some((file) => file.startsWith(`${path}/`)) ? { folder: path } : { page: path };
  };
  const readAll = (entries: unknown): NavItem[] => {
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown): NavItem[] => {
      if (typeof entry === 'string') return [toItem(entry)];
      if (!isFields(entry)) return [];
      return Object.entries(entry).map(([label, value]): NavItem => {
        if (typeof value === 'string') return { label, ...toItem(value) };
        const [first, ...rest] = Array.isArray(value) ? value : [];
        // If the first page of a section is an index page without a label, the section links to it.
        const isOwn = typeof first === 'string' && isIndexFile(first);
        return { label, ...(isOwn && toItem(first)), items: readAll(isOwn ? rest : value) };
      });
    });
  };
  return readAll(nav);
}

const NAV_FILE = /^\.(?:pages|nav\.yml)$/;

/** Whether a file has the navigation of its folder. */
export const findNavFile = (path: string) => NAV_FILE.test(fileName(path));

/** How deep folders are followed. */
const MAX_DEPTH = 20;

/**
 * Reads the navigation from the files `.pages` or `.nav.yml` of the folders.
 * @param read gives the text of a file by its path in the folder of the texts
 */
export async function readNavFiles(
  read: (path: string) => Promise<string | undefined>,
  paths: readonly string[],
): Promise<NavItem[]> {
  const settings = new Map(
    await Promise.all(
      paths.filter(findNavFile).map(async (path): Promise<[string, Settings]> => {
        const fields = readYamlFields((await read(path)) ?? '');
        return [parentFolder(path), 'data' in fields && isFields(fields.data) ? fields.data : {}];
      }),
    ),
  );
  const readFolder = (folder: string, depth: number): NavItem[] => {
    const { nav, hide } = settings.get(folder) ?? {};
    if (hide === true || depth > MAX_DEPTH) return [];
    const inside = listNames(paths, folder);
    const written = Array.isArray(nav) ? nav : ['...'];
    const named = new Set(
      written.flatMap((entry) =>
        typeof entry === 'string' ? [entry] : isFields(entry) ? Object.values(entry) : [],
      ),
    );
    const toItems = (name: string, label?: string): NavItem[] => {
      if (findExternalKind(name) !== undefined) return [{ label, href: name }];
      const path = joinPath(folder, name) ?? name;
      if (isMarkdownFile(name)) return [{ ...(label && { label }), page: path }];
      const items = readFolder(path, depth + 1);
      const title = settings.get(path)?.title;
      const shown = label ?? (typeof title === 'string' ? title : toTitle(fileName(path)));
      return items.length === 0 ? [] : [{ label: shown, items }];
    };
    return written.flatMap((entry: unknown): NavItem[] => {
      if (typeof entry === 'string' && REST.test(entry))
        return inside
          .filter((name) => !named.has(name) && !named.has(`${name}/`))
          .flatMap((name) => toItems(name));
      if (typeof entry === 'string') return toItems(entry);
      if (!isFields(entry)) return [];
      return Object.entries(entry).flatMap(([label, value]): NavItem[] => {
        if (typeof value === 'string') return toItems(value, label);
        return Array.isArray(value)
          ? [{ label, items: value.flatMap((inner) => (typeof inner === 'string' ? toItems(inner) : [])) }]
          : [];
      });
    });
  };
  return readFolder('', 0);
}

type Settings = Readonly<Record<string, unknown>>;

/** The entry that stands for all others of the folder. */
const REST = /^(?:\.\.\.|\*)/;

/** Pages and folders in a folder: its index page, then the other pages, then the folders, each by name. */
function listNames(paths: readonly string[], folder: string): string[] {
  const prefix = inFolder(folder, '');
  const inside = paths
    .filter((path) => isMarkdownFile(path) && path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  const pages = inside.filter((name) => !name.includes('/')).sort();
  const folders = [
    ...new Set(inside.filter((name) => name.includes('/')).map((name) => name.split('/')[0] ?? '')),
  ].sort();
  return [...pages.filter(isIndexFile), ...pages.filter((name) => !isIndexFile(name)), ...folders];
}

/** MkDocs' name of a folder. @example toTitle('user-guide') === 'User guide' */
function toTitle(name: string): string {
  const words = name.replace(/[-_]/g, ' ');
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
