// What a link or an image may lead to, by what has been written of it.

import { foldText } from '../../core/search/text/foldText.ts';
import type { Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { fileName } from '../../core/site/urls/fileName.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath } from '../../core/site/urls/spellPath.ts';

interface PageChoice {
  label: string;
  detail: string;
  insert: string;
}

const LIMIT = 30;

/** Whether a name holds what has been written of it. */
export function holds(name: string, query: string): boolean {
  return foldText(name).includes(foldText(query));
}

/** The pages whose title or path holds what is written, those first that begin with it: the version's, and the standalone ones. */
export function listPages({ pages }: Manifest, version: Version, file: string, query: string): PageChoice[] {
  const asked = query.replace(/^(?:\.{1,2}\/)+/, '');
  const begins = ({ title, file: other }: PageEntry) =>
    [title, fileName(other)].some((name) => foldText(name).startsWith(foldText(asked)));
  return [...version.docs, ...pages]
    .filter((entry) => entry.file !== file && [entry.title, entry.file].some((name) => holds(name, asked)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, LIMIT)
    .map((entry) => toPageChoice(file, entry));
}

/** A page as it is linked to from a file. */
export function toPageChoice(
  file: string,
  { title, file: other }: Pick<PageEntry, 'title' | 'file'>,
): PageChoice {
  const address = relativePath(parentFolder(file), other);
  return { label: title, detail: address, insert: encodeLike(address, '') };
}

/** The site's pictures whose path holds what is written. */
export function listImages(
  manifest: Manifest,
  file: string,
  query: string,
): { label: string; insert: string }[] {
  const asked = query.replace(/^(?:\.{1,2}\/)+/, '');
  return [...new Set(listSiteEntries(manifest).flatMap(({ images = {} }) => Object.keys(images)))]
    .filter((image) => holds(image, asked))
    .slice(0, LIMIT)
    .map((image) => {
      const address = relativePath(parentFolder(file), image);
      return { label: address, insert: encodeLike(address, '') };
    });
}
