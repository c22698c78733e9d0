// The published manifest: one file, or for a large site a root file and shards that the reader fetches lazily.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { sealManifest } from '../../core/site/manifest/sealedManifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { MANIFEST_FILE, SHARDS_FOLDER, WHOLE_MANIFEST } from '../../core/site/shards/shard.ts';
import { shardInSteps } from '../../core/site/shards/shardManifest.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { homePath } from '../../core/site/urls/localePaths.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { shortHash } from '../lib/hashes.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { runInTurns } from '../lib/scheduling.ts';
import { readExpandedMetadata } from '../pageIndex/pageMetadata.ts';

/**
 * Files of the published manifest by path, those of another language than the default one in the folder of its home page;
 * manifest.json, which names the others, is last.
 * @param wholeText text of the whole manifest (default: compact JSON with a checksum); the offline kit passes
 * formatted text, since people edit it there
 */
export async function publishManifest(
  siteDir: string,
  manifest: Manifest,
  wholeText?: string,
): Promise<ReadonlyMap<string, string>> {
  const links = new Map(
    await mapLimit([...listPageFiles(manifest)], async (file): Promise<[string, string[]]> => {
      const metadata = await readExpandedMetadata(siteDir, file, manifest).catch(() => undefined);
      return [file, metadata?.links.map(({ href }) => href) ?? []];
    }),
  );
  const { checked, root, files } = await splitManifest(manifest, (file) => links.get(file) ?? []);
  const whole = wholeText ?? sealManifest(JSON.stringify(checked));
  const home = homePath(manifest).slice(1);
  if (root === checked) return new Map([[home + MANIFEST_FILE, whole]]);
  const sealed = sealManifest(JSON.stringify(root));
  return new Map([...files, [home + WHOLE_MANIFEST, whole], [home + MANIFEST_FILE, sealed]]);
}

/**
 * Validates a manifest, and splits a large one into root and shards.
 * @param findLinks returns the hrefs on a file's page
 */
export async function splitManifest(manifest: Manifest, findLinks: (file: string) => readonly string[]) {
  // The build validates, since the browser does not validate a manifest that carries the build's checksum.
  const checked = parseManifest(JSON.stringify(manifest));
  const steps = shardInSteps(checked, { hashOf: shortHash, linksOf: ({ file }) => findLinks(file) });
  const cut = await runInTurns(steps);
  return { checked, ...cut };
}

/** Writes the manifest of a built site; returns the number of changed files. */
export async function writeManifest(outDir: string, files: ReadonlyMap<string, string>): Promise<number> {
  let changed = 0;
  for (const [file, text] of files) if (await replaceFile(join(outDir, file), text)) changed += 1;
  return changed;
}

/**
 * Removes shards that no manifest names any longer; the site's own files in the folder stay.
 * @param files of the manifests of all languages, whose shards are in one folder
 */
export async function removeOldShards(outDir: string, files: ReadonlySet<string>): Promise<void> {
  const folder = join(outDir, SHARDS_FOLDER);
  const wholes = [...files].flatMap((file) =>
    fileName(file) === MANIFEST_FILE ? [inFolder(parentFolder(file), WHOLE_MANIFEST)] : [],
  );
  for (const file of wholes) if (!files.has(file)) await rm(join(outDir, file), { force: true });
  const names = await readdir(folder).catch(() => []);
  const old = names.filter(
    (name) => /\.[\da-f]{8}\.json$/.test(name) && !files.has(`${SHARDS_FOLDER}/${name}`),
  );
  await Promise.all(old.map((name) => rm(join(folder, name))));
}
