// What becomes of a page's file and of the places that name it: from the manifest before to the one after.
import type { FrontMatter } from '../model/frontMatter.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../model/manifest.ts';
import { versionFolder } from '../paths/siteIndex.ts';
import { fileToId, fileToSlug } from '../paths/slug.ts';

/** An entry of the manifest before, and the one that takes its place; undefined where none does. */
export interface EntryChange {
  /** Undefined for a standalone page. */
  version: Version | undefined;
  before: DocEntry | PageEntry;
  after: DocEntry | PageEntry | undefined;
}

export interface Relocation {
  before: Manifest;
  after: Manifest;
  /** The page that is concerned. */
  file: string;
  /** Where it lies afterwards; undefined: it is gone. */
  movedTo: string | undefined;
  /** The file that stands for it afterwards, wherever it was named; undefined where none does. */
  standsFor: string | undefined;
  /** Whether what led to one of its anchors leads to the same of the other file. */
  keepsAnchors: boolean;
  changes: EntryChange[];
}

/** A page's file gets another path inside its version. */
export function relocate(before: Manifest, file: string, to: string, front: FrontMatter): Relocation {
  const changes: EntryChange[] = [];
  const moved = <T extends PageEntry>(entry: T, folder: string, base: string, version?: Version): T => {
    if (entry.file !== file) return entry;
    const [inside, insideTo] = [file, to].map((path) => pathInside(folder, path)) as [string, string];
    // What a person has named otherwise keeps its name.
    const isNamed = entry.id !== fileToId(inside, front);
    const isPlaced = entry.path !== base + fileToSlug(inside, front);
    const after = {
      ...entry,
      file: to,
      id: isNamed ? entry.id : fileToId(insideTo, front),
      path: isPlaced ? entry.path : base + fileToSlug(insideTo, front),
    };
    changes.push({ version, before: entry, after });
    return after;
  };
  const folder = folderOf(before, file);
  const versions = before.versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => moved(doc, folder, version.path, version)),
  }));
  const pages = before.pages.map((page) => moved(page, 'pages', ''));
  const after = { ...before, versions, pages };
  return { before, after, file, movedTo: to, standsFor: to, keepsAnchors: true, changes };
}

/** A page's file is taken away, and another one stands for it, or none does. */
export function remove(before: Manifest, file: string, standsFor: string | undefined): Relocation {
  const isOther = (entry: PageEntry) => entry.file !== file;
  const versions = before.versions.map((version) => ({ ...version, docs: version.docs.filter(isOther) }));
  const after = { ...before, versions, pages: before.pages.filter(isOther) };
  const find = (entries: readonly PageEntry[] = []) => entries.find((entry) => entry.file === standsFor);
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  const changes = [
    ...before.versions.map((version, at) => ({ version, docs: version.docs, others: versions[at]?.docs })),
    { version: undefined, docs: before.pages, others: after.pages },
  ].flatMap(({ version, docs, others }): EntryChange[] =>
    docs
      .filter((entry) => entry.file === file)
      .map((entry) => ({
        version,
        before: entry,
        after:
          standsFor === undefined
            ? undefined
            : (find(others) ??
              find(latest?.docs) ??
              find(after.pages) ??
              find(versions.flatMap(({ docs }) => docs))),
      })),
  );
  return { before, after, file, movedTo: undefined, standsFor, keepsAnchors: false, changes };
}

/** The folder of the version, or of the pages, that a page belongs to, inside the site folder; empty at its top. */
export function folderOf({ versions, pages }: Manifest, file: string): string {
  if (pages.some((page) => page.file === file)) return 'pages';
  const owner = ownerOf({ versions }, file);
  const folder = owner === undefined ? '' : versionFolder(owner);
  return folder === '.' ? '' : folder;
}

/** The version whose own page a file is. */
export function ownerOf({ versions }: Pick<Manifest, 'versions'>, file: string): Version | undefined {
  return versions.find(({ docs }) =>
    docs.some((doc) => doc.file === file && doc.inheritedFrom === undefined),
  );
}

/** @example pathInside('docs/v8', 'docs/v8/osc/index.md') === 'osc/index.md' */
export function pathInside(folder: string, file: string): string {
  return folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
}

/** Ids of a version's docs that become others, and those that go (undefined). */
export function idChangesIn(
  { after, changes }: Relocation,
  version: Version | undefined,
): Map<string, string | undefined> {
  const docs = after.versions.find(({ name }) => name === version?.name)?.docs ?? [];
  return new Map(
    changes
      .filter((change) => change.version === version && change.before.id !== change.after?.id)
      .map(({ before, after: entry }) => [before.id, docs.find((doc) => doc === entry)?.id]),
  );
}
