// Pages by the names that a wiki's links give them.
import { memoize } from '../../../lib/memoize.ts';
import type { Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import { fileName } from './fileName.ts';
import { joinPath, parentFolder } from './filePath.ts';
import { stripPageEnding } from './pageFile.ts';
import { latestVersion } from './route.ts';
import { fileInVersion, type MarkdownPlace, versionOfFile } from './siteIndex.ts';

interface Named {
  place: MarkdownPlace;
  /** Path of the file inside its version, without its ending; a folder's for its index page. */
  path: string;
  /** What the page can be called, in small letters, the likeliest first: its path, its id (no number prefixes), its title. */
  names: readonly string[];
}

/** A page that a name may mean; the lower, the likelier. */
interface Candidate extends Named {
  rank: number;
}

/**
 * The pages that a name may mean, the likeliest first: those whose file is called so before those whose title is, and
 * of these the ones in the same folder. More than one of the same rank make the name ambiguous.
 * @param from the file that the name stands in, and the version that shows it
 */
export function listNamedPages(
  manifest: Manifest,
  from: { file: string; version?: Version | undefined },
  name: string,
): readonly Candidate[] {
  const version = from.version ?? versionOfFile(manifest, from.file) ?? latestVersion(manifest);
  const title = name.toLowerCase();
  const written = stripPageEnding(title).replace(/^\/+|\/_?(?:index|readme)$/g, '');
  const folder = parentFolder(fileInVersion(manifest, from.file)).toLowerCase();
  const wanted = written.startsWith('.') ? joinPath(folder, written) : written;
  const isWanted = (own: string) => own === wanted || (wanted === written && own.endsWith(`/${wanted}`));
  const index = indexPages(version, manifest);
  return [...new Set([fileName(written), title].flatMap((key) => index.get(key) ?? []))]
    .flatMap((page): Candidate[] => {
      const [path = '', id = '', own = ''] = page.names;
      const likeness = [isWanted(path), isWanted(id), own === title].indexOf(true);
      return likeness < 0 ? [] : [{ ...page, rank: 2 * likeness + Number(parentFolder(path) !== folder) }];
    })
    .sort((a, b) => a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
}

/** Pages by their names, and by the last parts of these. */
const indexPages = memoize((version: Version, manifest: Manifest): ReadonlyMap<string, readonly Named[]> => {
  const places: readonly MarkdownPlace[] = [
    ...version.docs.map((entry) => ({ kind: 'doc', path: entry.path, version, entry }) as const),
    ...manifest.pages.map((entry) => ({ kind: 'page', path: entry.path, entry }) as const),
  ];
  const index = new Map<string, Named[]>();
  for (const place of places) {
    const { file, id, title } = place.entry;
    const path = pathOf(place.entry, fileInVersion(manifest, file).replace(/^pages\//, ''));
    const page: Named = {
      place,
      path,
      names: [path, pathOf(place.entry, id), title].map((name) => name.toLowerCase()),
    };
    for (const key of new Set(page.names.flatMap((name) => [name, fileName(name)]))) {
      const known = index.get(key);
      if (known) known.push(page);
      else index.set(key, [page]);
    }
  }
  return index;
});

/** The URL of an index page ends in a slash. */
const pathOf = ({ path }: PageEntry, inside: string) =>
  path.endsWith('/') && inside.includes('/') ? parentFolder(inside) : stripPageEnding(inside);
