// Finds the pages of a site that no command has built: from its manifest, or from the sidebar file of its folder.
import { findTitle, type PageFolder } from '../../../core/site/manifest/folderPages.ts';
import { listSummaryFiles, SIDEBAR_FILE, SUMMARY_FILE } from '../../../core/site/nav/summarySidebar.ts';
import { MANIFEST_FILE } from '../../../core/site/shards/shard.ts';
import { folderPrefix } from '../../../core/site/urls/folder.ts';

/** Reads a file by its path from the site's root; undefined if the server does not have it. */
export type ReadFile = (file: string) => Promise<string | undefined>;

export interface FoundFolder {
  /** Text of manifest.json. */
  manifest: string | undefined;
  pages: PageFolder;
  /** Title of the README at the root, or of the first page. */
  title: string | undefined;
}

declare global {
  interface Window {
    /** Set by entries/chooseEngine.ts, before the application loads. */
    foundFolder?: Promise<FoundFolder>;
  }
}

const DOCS_FOLDER = 'docs';
export const README_FILE = 'README.md';

/**
 * Finds manifest.json, and the sidebar file at the root, else in docs/.
 * @param named the only folder in which to look for a sidebar file
 */
export async function findFolder(read: ReadFile, named = ''): Promise<FoundFolder> {
  const dir = named.replace(/^\/+|\/+$/g, '') || undefined;
  const [manifest, first] = await Promise.all([read(MANIFEST_FILE), findPages(read, dir ?? '.')]);
  const isElsewhere = dir === undefined && first.sidebar === undefined;
  const other = isElsewhere ? await findPages(read, DOCS_FOLDER) : undefined;
  const pages = other?.sidebar || (other?.index && !first.index) ? other : first;
  const texts = [first, pages].flatMap(({ index }) => index?.text ?? []);
  return { manifest, pages, title: texts.map(findTitle).find(Boolean) };
}

/** Reads the sidebar file and the index page of a folder. A SUMMARY.md without a page is a page itself. */
export async function findPages(read: ReadFile, dir: string): Promise<PageFolder> {
  const readInside = async (file: string) => {
    const text = await read(folderPrefix(dir) + file);
    return text === undefined ? [] : [{ file, text }];
  };
  const [sidebars, [readme]] = await Promise.all([
    Promise.all([SUMMARY_FILE, SIDEBAR_FILE].map(readInside)),
    readInside(README_FILE),
  ]);
  const lists = sidebars.flat();
  const sidebar = lists.find(({ text }) => listSummaryFiles(text).length > 0);
  const [index = readme] = sidebar || readme ? [] : await readInside('index.md');
  return { dir, sidebar, index, emptyList: sidebar ? undefined : lists[0]?.file };
}
