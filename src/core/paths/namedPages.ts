// Pages by the names that a wiki's links give them.
import { memoize } from '../../lib/memoize.ts';
import type { Manifest, PageEntry, Version } from '../model/manifest.ts';
import { fileName } from './fileName.ts';
import { joinPath, parentFolder } from './filePath.ts';
import { stripNumberPrefixes } from './numberPrefix.ts';
import { stripPageEnding } from './pageFile.ts';
import { latestVersion } from './route.ts';
import { fileInVersion, type MarkdownPlace, siteIndex, versionOfFile } from './siteIndex.ts';
import { isIndexFile, stripEnding } from './slug.ts';

interface Named {
  place: MarkdownPlace;
  /** Path of the file inside its version, without its ending; a folder's for its index page. */
  path: string;
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
  const wanted = stripPageEnding(title).replace(/^\/+/, '');
  const folder = parentFolder(fileInVersion(manifest, from.file)).toLowerCase();
  const index = indexPages(manifest).get(version);
  const known = new Set([lastOf(wanted), title].flatMap((key) => index?.get(key) ?? []));
  const candidates = [...known].flatMap(({ place, path }): Candidate[] => {
    const own = path.toLowerCase();
    const likeness = [
      isNamed(own, wanted, folder),
      isNamed(stripNumberPrefixes(own), stripNumberPrefixes(wanted), folder),
      place.entry.title.toLowerCase() === title,
    ].indexOf(true);
    const distance = parentFolder(own) === folder ? 0 : 1;
    return likeness < 0 ? [] : [{ place, path, rank: 2 * likeness + distance }];
  });
  return candidates.sort(
    (a, b) => a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1),
  );
}

/** Whether a path is, or ends with, the wanted one. */
function isNamed(path: string, wanted: string, folder: string): boolean {
  if (wanted.startsWith('.')) return path === joinPath(folder, wanted);
  return path === wanted || path.endsWith(`/${wanted}`);
}

const lastOf = (path: string) => stripNumberPrefixes(fileName(path));

/** By version, the pages by the last part of their files' names, and by their titles, both in small letters. */
const indexPages = memoize(
  (manifest: Manifest): ReadonlyMap<Version, ReadonlyMap<string, readonly Named[]>> => {
    const pages = manifest.pages.map((entry): Named => {
      const place = siteIndex(manifest).placesByFile.get(entry.file) as MarkdownPlace;
      return { place, path: pathOf(entry, entry.file.replace(/^pages\//, '')) };
    });
    return new Map(
      manifest.versions.map((version) => {
        const docs = version.docs.map(
          (entry): Named => ({
            place: { kind: 'doc', path: entry.path, version, entry },
            path: pathOf(entry, fileInVersion(manifest, entry.file)),
          }),
        );
        const index = new Map<string, Named[]>();
        for (const named of [...docs, ...pages])
          for (const name of [lastOf(named.path), named.place.entry.title]) {
            const key = name.toLowerCase();
            const known = index.get(key);
            if (known === undefined) index.set(key, [named]);
            else known.push(named);
          }
        return [version, index];
      }),
    );
  },
);

const pathOf = ({ file }: PageEntry, inside: string) =>
  isIndexFile(file) && inside.includes('/') ? parentFolder(inside) : stripEnding(inside);
