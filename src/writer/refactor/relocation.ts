// A relocation maps the files and manifest entries before a refactoring to those after it.
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { fileName } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { pagesFolder } from '../../core/site/urls/localePaths.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import {
  fileToId,
  fileToOwnSlug,
  fileToSlug,
  findPreservedNames,
  type NamedPage,
  type PreservedNumbers,
  stripEnding,
  stripNumberPrefix,
} from '../../core/site/urls/slug.ts';

export interface EntryChange {
  /** Undefined for a standalone page. */
  version: Version | undefined;
  before: DocEntry | PageEntry;
  /** The changed or replacing entry; undefined for a deleted entry without a replacement. */
  after: DocEntry | PageEntry | undefined;
}

export interface Relocation {
  before: Manifest;
  after: Manifest;
  /** New paths of moved files by the old ones; undefined for a deleted file. */
  moved: ReadonlyMap<string, string | undefined>;
  /** Page that the URLs of a deleted page resolve to afterwards. */
  replacement: string | undefined;
  /** Whether the fragments of rewritten URLs stay valid: true for a move, false for a deletion. */
  preservesFragments: boolean;
  changes: EntryChange[];
}

/** Returns the path of a file after the refactoring; undefined for a deleted file. */
export function pathAfter({ moved }: Relocation, file: string): string | undefined {
  return moved.has(file) ? moved.get(file) : file;
}

/** Returns the file that references to a file resolve to after the refactoring; undefined if there is none. */
export function targetAfter(r: Relocation, file: string): string | undefined {
  return pathAfter(r, file) ?? r.replacement;
}

/**
 * Creates the relocation of files inside the folder of their version.
 * @param fronts front matter of the moved pages
 */
export function relocate(
  before: Manifest,
  moves: ReadonlyMap<string, string>,
  fronts: ReadonlyMap<string, FrontMatter>,
): Relocation {
  const changes: EntryChange[] = [];
  const frontOf = (entry: PageEntry) => fronts.get(entry.file) ?? guessNaming(entry);
  const pathOf = (file: string) => moves.get(file) ?? file;
  const preserved = listPreservedNames(before, frontOf, (file) => file);
  const preservedAfter = listPreservedNames(before, frontOf, pathOf);
  const moved = <T extends PageEntry>(entry: T, base: string, version?: Version): T => {
    const { file } = entry;
    const [to, front, folder] = [pathOf(file), frontOf(entry), folderOf(before, file)];
    const from = [pathInside(folder, file), front, preserved.get(folder)] as const;
    const into = [pathInside(folder, to), front, preservedAfter.get(folder)] as const;
    // An id or URL that does not follow from the file's path is custom: it stays.
    const isNamed = entry.id !== fileToId(...from);
    const slugOf = [fileToSlug, fileToOwnSlug].find((toSlug) => entry.path === base + toSlug(...from));
    const after = {
      ...entry,
      file: to,
      id: isNamed ? entry.id : fileToId(...into),
      path: slugOf === undefined ? entry.path : base + slugOf(...into),
    };
    if (to === file && after.id === entry.id && after.path === entry.path) return entry;
    changes.push({ version, before: entry, after });
    return after;
  };
  const versions = before.versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => moved(doc, version.path, version)),
  }));
  const pages = before.pages.map((page) => moved(page, ''));
  const after = { ...before, versions, pages };
  return { before, after, moved: moves, replacement: undefined, preservesFragments: true, changes };
}

/** Indexes the names whose number prefixes are not stripped, by the folder of a version or `pages`. */
function listPreservedNames(
  manifest: Manifest,
  frontOf: (entry: PageEntry) => NamedPage['front'],
  pathOf: (file: string) => string,
): ReadonlyMap<string, PreservedNumbers> {
  const pages = new Map<string, NamedPage[]>();
  for (const entry of [...manifest.versions.flatMap(({ docs }) => docs.filter(isOwn)), ...manifest.pages]) {
    const folder = folderOf(manifest, entry.file);
    const page = { file: pathInside(folder, pathOf(entry.file)), front: frontOf(entry) };
    const others = pages.get(folder);
    if (others === undefined) pages.set(folder, [page]);
    else others.push(page);
  }
  return new Map([...pages].map(([folder, named]) => [folder, findPreservedNames(named)]));
}

/** Guesses the front matter of a page that was not parsed: an id that does not follow from the file name is custom. */
function guessNaming({ id, file, draft }: PageEntry): NamedPage['front'] {
  const [own, name] = [fileName(id), stripEnding(fileName(file))];
  return { draft, id: own === name || own === stripNumberPrefix(name) ? undefined : own };
}

/** Creates the relocation of a deleted page, whose references may resolve to another page afterwards. */
export function remove(before: Manifest, file: string, replacement: string | undefined): Relocation {
  const isOther = (entry: PageEntry) => entry.file !== file;
  const versions = before.versions.map((version) => ({ ...version, docs: version.docs.filter(isOther) }));
  const after = { ...before, versions, pages: before.pages.filter(isOther) };
  const find = (entries: readonly PageEntry[] = []) => entries.find((entry) => entry.file === replacement);
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
          replacement === undefined
            ? undefined
            : (find(others) ??
              find(latest?.docs) ??
              find(after.pages) ??
              find(versions.flatMap(({ docs }) => docs))),
      })),
  );
  return {
    before,
    after,
    moved: new Map([[file, undefined]]),
    replacement,
    preservesFragments: false,
    changes,
  };
}

/** Returns the folder of a page's version, or `pages`; empty for the site folder. */
export function folderOf(manifest: Manifest, file: string): string {
  if (manifest.pages.some((page) => page.file === file)) return pagesFolder(manifest);
  const owner = ownerVersionOf(manifest, file);
  const folder = owner === undefined ? '' : versionFolder(owner);
  return folder === '.' ? '' : folder;
}

/** Returns the version whose folder contains a page, as opposed to versions that inherit it. */
export function ownerVersionOf({ versions }: Pick<Manifest, 'versions'>, file: string): Version | undefined {
  return versions.find(({ docs }) => docs.some((doc) => doc.file === file && isOwn(doc)));
}

/** Maps the changed ids of a version's docs to the new ids; undefined for a deleted doc without a replacement. */
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
