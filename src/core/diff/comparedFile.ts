import type { DocEntry, Manifest, Version } from '../site/manifest/manifest.ts';
import { resolveLink } from '../site/urls/resolveLink.ts';
import { fileInVersion } from '../site/urls/siteIndex.ts';

/** A page of a version. */
export interface ComparedPage {
  version: Version;
  entry: DocEntry;
}

export interface ComparedFile {
  file: string;
  /** What a file as written in it is known by in both texts. */
  nameFile: (src: string) => string;
}

/**
 * The texts of two pages, and what their images are known by: their path inside the version's folder, and their
 * size, where the manifest knows it of both (a brief entry has none).
 */
export function comparedFiles(
  manifest: Manifest,
  before: ComparedPage,
  after: ComparedPage,
): readonly [ComparedFile, ComparedFile] {
  const hasSizes = !before.entry.brief && !after.entry.brief;
  const toFile = ({ version, entry }: ComparedPage): ComparedFile => ({
    file: entry.file,
    nameFile: (src) => {
      const target = resolveLink(manifest, { file: entry.file, version }, src);
      if (target.kind !== 'asset') return src;
      const size = hasSizes ? (entry.images?.[target.file] ?? []) : [];
      return [fileInVersion(manifest, target.file), ...size].join(' ');
    },
  });
  return [toFile(before), toFile(after)];
}
