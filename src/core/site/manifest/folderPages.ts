// Lists the pages of a folder on a web server, whose files nobody can list: those that its sidebar file links to.
import { readTitle, splitFrontMatter } from '../../document/frontMatterBlock.ts';
import { scanTitle } from '../../document/scanTitle.ts';
import { SIDEBAR } from '../nav/sidebarItems.ts';
import { buildSummarySidebar, listSummaryFiles, listSummaryNames } from '../nav/summarySidebar.ts';
import { fileName } from '../urls/filePath.ts';
import { folderPrefix } from '../urls/folder.ts';
import { assignFolderUrls, fileToId, fileToOwnSlug, fileToSlug, findPreservedNames } from '../urls/slug.ts';
import type { DocEntry, Version } from './manifest.ts';

interface FolderFile {
  /** Path inside the folder. */
  file: string;
  text: string;
}

export interface PageFolder {
  /** As the manifest names it: `docs`, at the root `.`. */
  dir: string;
  /** SUMMARY.md or _sidebar.md. */
  sidebar: FolderFile | undefined;
  /** README.md or index.md. */
  index: FolderFile | undefined;
  /** Name of a sidebar file that lists no page. */
  emptyList?: string | undefined;
  /** Whether the manifest names the folder. */
  isNamed?: boolean;
}

/** Fields of a page's entry that are derived from its front matter and its title. */
export type KnownFields = Partial<Omit<DocEntry, 'id' | 'path' | 'file' | 'sidebar'>>;

/** The title of a text by its front matter, else by its h1. */
export function findTitle(text: string): string | undefined {
  const { yaml, body } = splitFrontMatter(text);
  return readTitle(yaml) ?? scanTitle(body);
}

/**
 * Docs and sidebar of a version, by the rules for a folder whose files are known (node/manifest/readVersion.ts). Until
 * the text of a page is read, its title is its label in the sidebar. Drafts are left out.
 * @param path URL path of the version
 * @param known fields of the pages whose texts have been read, by their paths inside the site folder
 */
export function listFolderPages(
  { dir, sidebar, index }: PageFolder,
  path: string,
  known: ReadonlyMap<string, KnownFields>,
): Pick<Version, 'docs' | 'sidebars'> {
  const prefix = folderPrefix(dir);
  const list = sidebar?.text ?? '';
  const files = new Set([...listSummaryFiles(list), ...(index ? [index.file] : [])]);
  const preserved = findPreservedNames([...files].map((file) => ({ file, front: {} })));
  const byId = new Map<string, { id: string; file: string; slug: string; label: string }>();
  for (const file of files) {
    const id = fileToId(file, {}, preserved);
    if (!byId.has(id)) byId.set(id, { id, file, slug: fileToSlug(file, {}, preserved), label: fileName(id) });
  }
  const unnamed = assignFolderUrls([...byId.values()], ({ file }) => fileToOwnSlug(file, {}, preserved));
  const names = new Map(listSummaryNames(buildSummarySidebar(list, unnamed) ?? []));
  const named = unnamed.map((doc) => {
    const { title, ...fields } = known.get(prefix + doc.file) ?? {};
    const own = title ?? (doc.file === index?.file ? findTitle(index.text) : undefined);
    return { ...doc, fields, label: own ?? names.get(doc.id) ?? doc.label };
  });
  const docs = named.filter(({ fields }) => !fields.draft);
  return {
    docs: docs.map(
      ({ id, file, slug, label, fields }): DocEntry => ({
        id,
        path: path + slug,
        title: label,
        file: prefix + file,
        sidebar: SIDEBAR,
        ...fields,
      }),
    ),
    sidebars: { [SIDEBAR]: buildSummarySidebar(list, docs) ?? docs.map(({ id }) => ({ type: 'doc', id })) },
  };
}
