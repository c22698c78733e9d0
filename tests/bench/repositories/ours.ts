// The sidebars of our manifest as a tree of labels and files.
import { join } from 'node:path';
import type { Manifest } from '../../../src/core/site/manifest/manifest.ts';
import type { SidebarItem } from '../../../src/core/site/manifest/sidebarItem.ts';
import { docOf, docsById } from '../../../src/core/site/nav/sidebarItems.ts';
import { inFolder } from '../../../src/core/site/urls/folder.ts';
import { pageHref } from '../../../src/core/site/urls/pageHref.ts';
import type { NavNode } from './navigation.ts';
import { isFile } from './pages.ts';

const HOME_FILES = ['README.md', 'index.md', 'index.mdx'];

/** The sidebars of the latest version, one after the other. */
export function readOurNavigation(siteDir: string, { versions }: Manifest): NavNode[] {
  const version = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (version === undefined) return [];
  const docs = docsById(version);
  const byPath = new Map(version.docs.map(({ path, file }) => [pageHref(path), file]));
  // The home page has no entry, but its file.
  const home = HOME_FILES.map((name) => inFolder(version.dir ?? '', name)).find((file) =>
    isFile(join(siteDir, file)),
  );
  const toNode = (item: SidebarItem): NavNode[] => {
    if (item.type === 'link') {
      const file = item.href === `${version.path}/` ? home : byPath.get(item.href.replace(/#.*$/s, ''));
      return file === undefined ? [] : [{ label: item.label, file: join(siteDir, file) }];
    }
    if (item.type !== 'doc' && item.type !== 'category') return [];
    const doc = docOf(item, docs);
    const label = item.label ?? doc?.sidebarLabel ?? doc?.title;
    const items = item.type === 'category' ? item.items.flatMap(toNode) : [];
    return [{ label, file: doc && join(siteDir, doc.file), items }];
  };
  return Object.entries(version.sidebars).map(([label, items]) => ({
    label,
    isTab: true,
    items: items.flatMap(toNode),
  }));
}
