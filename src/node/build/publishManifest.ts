// The manifest as visitors read it: a small one as a whole, a large one in parts.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { parseManifest } from '../../core/site/manifest/parseManifest.ts';
import { sealManifest } from '../../core/site/manifest/sealedManifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { MANIFEST_FILE, SHARDS_FOLDER, WHOLE_MANIFEST } from '../../core/site/shards/shard.ts';
import { shardInSteps } from '../../core/site/shards/shardManifest.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { shortHash } from '../lib/hashes.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { runInSlices } from '../lib/scheduling.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

/**
 * Texts of all files that a manifest is published in, by their path inside the site; the one that names the
 * others comes last.
 * @param wholeText of the whole manifest, where it is not for the application alone
 */
export async function publishManifest(
  siteDir: string,
  manifest: Manifest,
  wholeText?: string,
): Promise<ReadonlyMap<string, string>> {
  const links = new Map(
    await mapLimit([...listPageFiles(manifest)], async (file): Promise<[string, string[]]> => {
      const facts = await readPageMetadata(join(siteDir, file)).catch(() => undefined);
      return [file, facts?.links.map(({ href }) => href) ?? []];
    }),
  );
  const { checked, root, files } = await cutForReaders(manifest, (file) => links.get(file) ?? []);
  const whole = wholeText ?? sealManifest(JSON.stringify(checked));
  if (root === checked) return new Map([[MANIFEST_FILE, whole]]);
  const sealed = sealManifest(JSON.stringify(root));
  return new Map([...files, [WHOLE_MANIFEST, whole], [MANIFEST_FILE, sealed]]);
}

/**
 * A manifest's root and shards.
 * @param findLinks gives the addresses that a file's page links to
 */
export async function cutForReaders(manifest: Manifest, findLinks: (file: string) => readonly string[]) {
  // As the application would read it: it need not check what is sealed.
  const checked = parseManifest(JSON.stringify(manifest));
  const steps = shardInSteps(checked, { hashOf: shortHash, linksOf: ({ file }) => findLinks(file) });
  const cut = await runInSlices(steps);
  return { checked, ...cut };
}

/** Writes the manifest of a built site; tells how many files are not what they were. */
export async function writeManifest(outDir: string, files: ReadonlyMap<string, string>): Promise<number> {
  let changed = 0;
  for (const [file, text] of files) if (await replaceFile(join(outDir, file), text)) changed += 1;
  await removeOthers(join(outDir, SHARDS_FOLDER), files);
  if (!files.has(WHOLE_MANIFEST)) await rm(join(outDir, WHOLE_MANIFEST), { force: true });
  return changed;
}

/** Of a folder that may hold files of the site too, what a build named. */
async function removeOthers(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const old = names.filter(
    (name) => /\.[\da-f]{8}\.json$/.test(name) && !files.has(`${SHARDS_FOLDER}/${name}`),
  );
  await Promise.all(old.map((name) => rm(join(folder, name))));
}
