// The manifest as the development server's pages read it, in the same parts as a published one.
import type { Manifest } from '../../core/model/manifest.ts';
import { sealManifest } from '../../core/model/sealedManifest.ts';
import { MANIFEST_FILE } from '../../core/parts/part.ts';
import { cutForReaders } from '../site/publishManifest.ts';

/** Addresses that a file's page links to. */
export type FindLinks = (file: string) => readonly string[];

/**
 * Gives the files of a manifest, by their path inside the site. The parts of a large one are cut when it changes,
 * and not when its search indexes get other names.
 */
export function createPublisher(findLinks: FindLinks) {
  let last: { manifest: Manifest; trunk: Manifest; files: ReadonlyMap<string, string> } | undefined;
  // Pages that have not yet heard of a change ask for these.
  let older: ReadonlyMap<string, string> = new Map();
  return (
    manifest: Manifest,
    nameIndexes: (manifest: Manifest) => Manifest,
    file: string,
  ): string | undefined => {
    if (last?.manifest !== manifest) {
      older = last?.files ?? older;
      last = { manifest, ...cutForReaders(manifest, findLinks) };
    }
    const { trunk, files } = last;
    return file === MANIFEST_FILE
      ? sealManifest(JSON.stringify(nameIndexes(trunk)))
      : (files.get(file) ?? older.get(file));
  };
}
