// Lists the options that the refactoring dialog offers for a page.

import type { Version } from '../../core/site/manifest/manifest.ts';
import type { PageChoices } from '../../core/site/manifest/refactorRequest.ts';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { isOwn, listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { sortNames } from '../../core/site/nav/compareNames.ts';
import { categoriesOf, docsById, listItemDocs } from '../../core/site/nav/sidebarItems.ts';
import { joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { isBelow, pathInside } from '../../core/site/urls/folder.ts';
import { isCategoryFile } from '../../core/site/urls/pageFileNames.ts';
import { isIndexFile } from '../../core/site/urls/slug.ts';
import { listHeadings } from './headings.ts';
import { findVersion } from './planNew.ts';
import { folderOf, ownerVersionOf } from './relocation.ts';
import type { SiteFiles } from './siteFiles.ts';

/** Lists the options; undefined if the file is not a page. */
export async function listPageChoices(site: SiteFiles, file: string): Promise<PageChoices | undefined> {
  const { manifest } = site;
  const text = listPageFiles(manifest).has(file) ? await site.read(file) : undefined;
  if (text === undefined) return undefined;
  const top = folderOf(manifest, file);
  const version = ownerVersionOf(manifest, file);
  const entries = version?.docs ?? manifest.pages;
  const pages = entries.filter(({ file }) => isBelow(top, file)).map(({ file, title }) => ({ file, title }));
  // Folders of category files are options too: a new category contains no page yet.
  const categories =
    version === undefined
      ? []
      : [...site.files].filter((each) => isCategoryFile(each) && findVersion(manifest, each) === version);
  const inside = [...pages.map((page) => page.file), ...categories];
  const folders = new Set([top, ...inside.flatMap((each) => foldersUpTo(top, parentFolder(each)))]);
  return {
    top,
    folders: sortNames([...folders]),
    pages,
    headings: listHeadings(text, file).map(({ id, text }) => ({ id, text })),
    order: version === undefined ? [] : listOrder(version, parentFolder(file)),
  };
}

/** Lists the children of a folder in the order of the sidebar, without its index page. */
function listOrder(version: Version, folder: string): PageChoices['order'] {
  const docs = docsById(version);
  const items = Object.values(version.sidebars).flat();
  const filesOf = (some: readonly SidebarItem[]) => [...listItemDocs(some, docs)].filter(isOwn);
  const names = new Map<string, string>();
  for (const { file, title } of filesOf(items)) {
    if (!isBelow(folder, file)) continue;
    const [name = '', ...rest] = pathInside(folder, file).split('/');
    if (rest.length > 0) {
      if (!names.has(name)) names.set(name, labelOf(joinPath(folder, name) ?? name) ?? name);
    } else if (!isIndexFile(file)) names.set(name, title);
  }
  return [...names].map(([name, label]) => ({ name, label }));

  /** Returns the label of the sidebar category that contains only pages of a folder. */
  function labelOf(inner: string): string | undefined {
    return [...categoriesOf(items)].find((category) =>
      filesOf([category]).every(({ file }) => isBelow(inner, file)),
    )?.label;
  }
}

/** Lists a folder and its ancestors below the top folder. */
function foldersUpTo(top: string, folder: string): string[] {
  return folder !== '' && isBelow(top, folder) ? [folder, ...foldersUpTo(top, parentFolder(folder))] : [];
}
