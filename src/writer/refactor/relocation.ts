// A relocation maps the files and manifest entries before a refactoring to those after it.
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { fileName } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
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

/** `after` is undefined for a deleted entry without a replacement. */
export interface EntryChange {
  /** Undefined for a standalone page. */
  version: Version | undefined;
  before: DocEntry | PageEntry;
  after: DocEntry | PageEntry | undefined;
}

export interface Relocation {
  before: Manifest;
  after: Manifest;
  /** New paths of moved files; undefined for a deleted one. */
  moved: ReadonlyMap<string, string | undefined>;
  /** Page that replaces a deleted one in all references. */
  replacement: string | undefined;
  /** Whether fragments of URLs stay valid: true for a move, false for a deletion. */
  preservesFragments: boolean;
  changes: EntryChange[];
}

/** Path of a file afterwards; undefined for a deleted one. */
export function pathAfter({ moved }: Relocation, file: string): string | undefined {
  return moved.has(file) ? moved.get(file) : file;
}

/** Page to which references to a file resolve afterwards; undefined for none. */
export function targetAfter(r: Relocation, file: string): string | undefined {
  return pathAfter(r, file) ?? r.replacement;
}

/**
 * Moves files inside their version.
 * @param fronts front matter of the pages among them
 */
export function relocate(
  before: Manifest,
  moves: ReadonlyMap<string, string>,
  fronts: ReadonlyMap<string, FrontMatter>,
): Relocation {
  const changes: EntryChange[] = [];
  const frontOf = (entry: PageEntry) => fronts.get(entry.file) ?? guessNaming(entry);
  const placeOfFile = (file: string) => moves.get(file) ?? file;
  const kept = listKeptNames(before, frontOf, (file) => file);
  const keptAfter = listKeptNames(before, frontOf, placeOfFile);
  const moved = <T extends PageEntry>(entry: T, base: string, version?: Version): T => {
    const { file } = entry;
    const [to, front, folder] = [placeOfFile(file), frontOf(entry), folderOf(before, file)];
    const from = [pathInside(folder, file), front, kept.get(folder)] as const;
    const into = [pathInside(folder, to), front, keptAfter.get(folder)] as const;
    // A custom id or slug stays.
    const isNamed = entry.id !== fileToId(...from);
    const place = [fileToSlug, fileToOwnSlug].find((toSlug) => entry.path === base + toSlug(...from));
    const after = {
      ...entry,
      file: to,
      id: isNamed ? entry.id : fileToId(...into),
      path: place === undefined ? entry.path : base + place(...into),
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

/** Names that keep their number prefixes, by folder of a version or of `pages`. */
function listKeptNames(
  manifest: Manifest,
  frontOf: (entry: PageEntry) => NamedPage['front'],
  placeOfFile: (file: string) => string,
): ReadonlyMap<string, PreservedNumbers> {
  const pages = new Map<string, NamedPage[]>();
  for (const entry of [...manifest.versions.flatMap(({ docs }) => docs.filter(isOwn)), ...manifest.pages]) {
    const folder = folderOf(manifest, entry.file);
    const page = { file: pathInside(folder, placeOfFile(entry.file)), front: frontOf(entry) };
    const others = pages.get(folder);
    if (others === undefined) pages.set(folder, [page]);
    else others.push(page);
  }
  return new Map([...pages].map(([folder, named]) => [folder, findPreservedNames(named)]));
}

/** Guesses the front matter of a page that was not parsed: an id that its file name does not give is custom. */
function guessNaming({ id, file, draft }: PageEntry): NamedPage['front'] {
  const [own, name] = [fileName(id), stripEnding(fileName(file))];
  return { draft, id: own === name || own === stripNumberPrefix(name) ? undefined : own };
}

/** Deletes a page; another one may replace it. */
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

/** Folder of a page's version or of `pages`; empty for the site folder. */
export function folderOf({ versions, pages }: Manifest, file: string): string {
  if (pages.some((page) => page.file === file)) return 'pages';
  const owner = ownerVersionOf({ versions }, file);
  const folder = owner === undefined ? '' : versionFolder(owner);
  return folder === '.' ? '' : folder;
}

/** The version that owns a page, as opposed to inheriting it. */
export function ownerVersionOf({ versions }: Pick<Manifest, 'versions'>, file: string): Version | undefined {
  return versions.find(({ docs }) => docs.some((doc) => doc.file === file && isOwn(doc)));
}

/** Changed ids of a version's docs; undefined for deleted ones. */
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
