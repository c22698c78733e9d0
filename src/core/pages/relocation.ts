// What becomes of files and of the places that name them: from the manifest before to the one after.
import type { FrontMatter } from '../model/frontMatter.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../model/manifest.ts';
import { isOwn } from '../model/siteEntries.ts';
import { pathInside } from '../paths/folder.ts';
import { versionFolder } from '../paths/siteIndex.ts';
import { fileToId, fileToOwnSlug, fileToSlug } from '../paths/slug.ts';

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
  /** Files that do not stay where they are, and where they lie afterwards; undefined: it is gone. */
  moved: ReadonlyMap<string, string | undefined>;
  /** The page that stands for one that is gone, wherever that was named; undefined where none does. */
  standsFor: string | undefined;
  /** Whether what led to an anchor leads to the same of the other file: the page is not gone. */
  keepsAnchors: boolean;
  changes: EntryChange[];
}

/** Where a file lies afterwards; undefined where it is gone. */
export function placeOf({ moved }: Relocation, file: string): string | undefined {
  return moved.has(file) ? moved.get(file) : file;
}

/** The page that is meant afterwards where a file was named; undefined where none is. */
export function standInOf(r: Relocation, file: string): string | undefined {
  return placeOf(r, file) ?? r.standsFor;
}

/**
 * Files get other paths inside their version.
 * @param fronts front matter of the pages among them
 */
export function relocate(
  before: Manifest,
  moves: ReadonlyMap<string, string>,
  fronts: ReadonlyMap<string, FrontMatter>,
): Relocation {
  const changes: EntryChange[] = [];
  const moved = <T extends PageEntry>(entry: T, base: string, version?: Version): T => {
    const { file } = entry;
    const [to, front] = [moves.get(file), fronts.get(file)];
    if (to === undefined || front === undefined) return entry;
    const folder = folderOf(before, file);
    const [inside, insideTo] = [file, to].map((path) => pathInside(folder, path)) as [string, string];
    // What a person has named otherwise keeps its name.
    const isNamed = entry.id !== fileToId(inside, front);
    const place = [fileToSlug, fileToOwnSlug].find((toSlug) => entry.path === base + toSlug(inside, front));
    const after = {
      ...entry,
      file: to,
      id: isNamed ? entry.id : fileToId(insideTo, front),
      path: place === undefined ? entry.path : base + place(insideTo, front),
    };
    changes.push({ version, before: entry, after });
    return after;
  };
  const versions = before.versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => moved(doc, version.path, version)),
  }));
  const pages = before.pages.map((page) => moved(page, ''));
  const after = { ...before, versions, pages };
  return { before, after, moved: moves, standsFor: undefined, keepsAnchors: true, changes };
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
  return { before, after, moved: new Map([[file, undefined]]), standsFor, keepsAnchors: false, changes };
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
  return versions.find(({ docs }) => docs.some((doc) => doc.file === file && isOwn(doc)));
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
