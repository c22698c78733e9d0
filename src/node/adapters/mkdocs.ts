// MkDocs: https://www.mkdocs.org/user-guide/configuration/
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';
import type { Adapter } from './foreignSite.ts';
import { onlyVersion } from './onlyVersion.ts';

const CONFIGS = ['mkdocs.yml', 'mkdocs.yaml'];

export const mkdocs: Adapter = {
  engine: 'MkDocs',
  detect: ({ names }) => CONFIGS.some((name) => names.includes(name)),
  async read({ root, names, files }) {
    const config = inFolder(root, CONFIGS.find((name) => names.includes(name)) ?? '');
    const settings = readSettings((await files.read(config)) ?? '');
    const { site_name, site_url, docs_dir, nav } = settings;
    // The folder may be one that a build of theirs fills.
    const folders = [docs_dir, 'docs'].flatMap((name) =>
      typeof name === 'string' ? (joinPath(root, name) ?? []) : [],
    );
    const filled = await Promise.all(folders.map(async (folder) => (await files.list(folder)).length > 0));
    const dir = folders[Math.max(filled.indexOf(true), 0)] ?? root;
    return {
      engine: 'MkDocs',
      site: {
        ...(typeof site_name === 'string' && { title: site_name }),
        ...(typeof site_url === 'string' && { url: site_url }),
      },
      locales: [],
      versions: [
        onlyVersion(dir, Array.isArray(nav) ? { [SIDEBAR]: [...readNav(nav), { folder: '.' }] } : undefined),
      ],
      unread: [],
    };
  },
};

function readSettings(text: string): Readonly<Record<string, unknown>> {
  const fields = readYamlFields(text);
  return 'data' in fields && isFields(fields.data) ? fields.data : {};
}

/**
 * @example readNav(['index.md', { 甲: ['b.md'] }]) // [{ page: 'index.md' }, { label: '甲', items: [{ page: 'b.md' }] }]
 */
export function readNav(nav: unknown): NavItem[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((entry: unknown): NavItem[] => {
    if (typeof entry === 'string') return [toItem(entry)];
    if (!isFields(entry)) return [];
    return Object.entries(entry).map(([label, value]): NavItem => {
      if (typeof value === 'string') return { label, ...toItem(value) };
      const [first, ...rest] = Array.isArray(value) ? value : [];
      // If the first page of a section is an index page without a label, the section links to it.
      const isOwn = typeof first === 'string' && isIndexFile(first);
      return { label, ...(isOwn && toItem(first)), items: readNav(isOwn ? rest : value) };
    });
  });
}

const toItem = (target: string): NavItem =>
  findExternalKind(target) === undefined ? { page: target } : { href: target };
