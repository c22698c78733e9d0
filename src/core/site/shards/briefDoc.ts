import type { DocEntry, PageEntry } from '../manifest/manifest.ts';

/** A doc as lists, links and version choice need it. */
export function briefDoc(doc: DocEntry): DocEntry {
  const { id, path, title, file, sidebarLabel, paginationLabel, unlisted, inheritedFrom } = doc;
  return { id, path, title, file, sidebarLabel, paginationLabel, unlisted, inheritedFrom, brief: true };
}

/** A standalone page as links need it. */
export function briefPage({ id, path, title, file }: PageEntry): PageEntry {
  return { id, path, title, file };
}
