// The manifest as the development server's pages read it, in the same parts as a published one.
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { sealManifest } from '../../core/site/manifest/sealedManifest.ts';
import { MANIFEST_FILE } from '../../core/site/shards/part.ts';
import { cutForReaders } from '../build/publishManifest.ts';

/** Addresses that a file's page links to. */
export type FindLinks = (file: string) => readonly string[];

/**
 * Gives the files of a manifest, by their path inside the site. The parts of a large one are cut when it changes,
 * and not when its search indexes get other names.
 */
export function createPublisher(findLinks: FindLinks) {
  type Cut = ReturnType<typeof cutForReaders>;
  /** `before`: pages that have not yet heard of a change ask for its parts. */
  let last: { manifest: Manifest; cut: Cut; before: Cut | undefined } | undefined;
  return async (
    manifest: Manifest,
    nameIndexes: (manifest: Manifest) => Manifest,
    file: string,
  ): Promise<string | undefined> => {
    if (last?.manifest !== manifest)
      last = { manifest, cut: cutForReaders(manifest, findLinks), before: last?.cut };
    const { cut, before } = last;
    const { trunk, files } = await cut;
    return file === MANIFEST_FILE
      ? sealManifest(JSON.stringify(nameIndexes(trunk)))
      : (files.get(file) ?? (await before)?.files.get(file));
  };
}
