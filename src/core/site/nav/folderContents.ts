// The pages of a folder as a markdown list, which replaces `::contents` on a page (core/document/includes).
import type { DocEntry, Manifest } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { decodeSafely, encodePath, joinPath, parentFolder } from '../urls/filePath.ts';
import { inFolder, isBelow } from '../urls/folder.ts';
import { relativePath } from '../urls/linkPath.ts';
import { fileInVersion, versionOfFile } from '../urls/siteIndex.ts';
import { docOf, docsById, listSidebarIds } from './sidebarItems.ts';
import { TAGS_SIDEBAR } from './tags.ts';

interface Entry {
  label: string;
  /** Undefined for a category without a page. */
  href: string | undefined;
  description: string | undefined;
  entries: readonly Entry[];
}

/**
 * Lists the pages of a folder with their descriptions, as the sidebar orders them; undefined for a folder without pages.
 * One level gives cards, several levels a nested list.
 * @param page path of the file with the marker
 * @param folder path as written, relative to the page, or from the site folder if it starts with a slash
 * @param depth number of levels
 */
export function renderFolderContents(
  manifest: Manifest,
  page: string,
  folder: string,
  depth: number,
): string | undefined {
  const written = decodeSafely(folder);
  const path = written.startsWith('/') ? joinPath('', written) : joinPath(parentFolder(page), written);
  if (path === undefined) return undefined;
  const entries = listEntries(manifest, page, path);
  if (entries.length === 0) return undefined;
  const list = writeList(entries, depth, '');
  return depth > 1 ? list : `:::cards\n\n${list}\n\n:::`;
}

function listEntries(manifest: Manifest, page: string, folder: string): readonly Entry[] {
  const inside = inFolder(folder, 'x');
  const version = versionOfFile(manifest, inside);
  if (version === undefined) return [];
  const own = parentFolder(fileInVersion(manifest, inside));
  const docs = docsById(version);
  const rest = new Map(
    version.docs
      .filter(({ file, unlisted }) => !unlisted && isBelow(own, fileInVersion(manifest, file)))
      .map((doc) => [doc.id, doc]),
  );
  const sidebars = Object.entries(version.sidebars).flatMap(([name, items]) =>
    name === TAGS_SIDEBAR ? [] : items,
  );
  const total = new Set([...listSidebarIds(sidebars)].filter((id) => rest.has(id))).size;
  const take = (doc: DocEntry | undefined) => (doc && rest.delete(doc.id) ? doc : undefined);
  const toEntry = (doc: DocEntry, label?: string, entries: readonly Entry[] = []): Entry => ({
    label: label ?? doc.sidebarLabel ?? doc.title,
    href: encodePath(relativePath(parentFolder(page), doc.file)),
    description: doc.description,
    entries,
  });
  const listDoc = (doc: DocEntry | undefined, label?: string) =>
    doc === undefined || doc.file === page ? [] : [toEntry(doc, label)];
  const pick = (items: readonly SidebarItem[]): Entry[] =>
    items.flatMap((item): Entry[] => {
      const before = rest.size;
      const doc = take(docOf(item, docs));
      if (item.type === 'doc') return listDoc(doc, item.label);
      if (item.type !== 'category') return [];
      const entries = pick(item.items);
      const { label, link, description } = item;
      // The category of the folder itself, or one above it.
      if (before - rest.size === total) return [...listDoc(doc), ...entries];
      if (doc && doc.file !== page) return [toEntry(doc, label, entries)];
      const href = link?.type === 'generated-index' ? encodePath(link.path) : undefined;
      return entries.length === 0 ? [] : [{ label, href, description, entries }];
    });
  return [...pick(sidebars), ...[...rest.values()].flatMap((doc) => listDoc(doc))];
}

function writeList(entries: readonly Entry[], depth: number, indent: string): string {
  return entries
    .map(({ label, href, description, entries: inner }) => {
      // Where the list ends, a category without a page leads to the first page in it.
      const to = href ?? (depth > 1 ? undefined : findFirstHref(inner));
      const name = to === undefined ? escapeText(label) : `[${escapeText(label)}](${to})`;
      const about = description ? `\\\n${indent}  ${escapeText(description)}` : '';
      const below = depth > 1 && inner.length > 0 ? `\n${writeList(inner, depth - 1, `${indent}  `)}` : '';
      return `${indent}- ${name}${about}${below}`;
    })
    .join('\n');
}

const findFirstHref = (entries: readonly Entry[]): string | undefined =>
  entries.map(({ href, entries: inner }) => href ?? findFirstHref(inner)).find((href) => href !== undefined);

/** Writes the characters with a meaning in markdown and its dialects as references, since `\(` begins a formula. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /[\\`*_[\]<>&$~|{}^]|:(?=[:\w])|=(?==)|\+(?=\+)|^[-+#>\d]/g,
      (char) => `&#${char.charCodeAt(0)};`,
    );
}
