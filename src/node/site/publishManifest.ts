// The manifest as visitors read it: a small one as a whole, a large one in parts.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../core/model/manifest.ts';
import { parseManifest } from '../../core/model/parseManifest.ts';
import { sealManifest } from '../../core/model/sealedManifest.ts';
import { cutManifest } from '../../core/parts/cutManifest.ts';
import { PARTS_FOLDER, WHOLE_MANIFEST } from '../../core/parts/part.ts';
import { readPageFacts } from '../facts/pageFacts.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import { listFiles } from './publishedSite.ts';

/** Texts of all files that a manifest is published in, by their path inside the site. */
export async function publishManifest(siteDir: string, manifest: Manifest): Promise<Map<string, string>> {
  // As the application would read it: it need not check what is sealed.
  const checked = parseManifest(JSON.stringify(manifest));
  const links = new Map(
    await mapLimit(listFiles(checked), async (file): Promise<[string, string[]]> => {
      const facts = await readPageFacts(join(siteDir, file)).catch(() => undefined);
      return [file, facts?.links.map(({ href }) => href) ?? []];
    }),
  );
  const { trunk, files } = cutManifest(checked, {
    hashOf: (text) => createHash('sha256').update(text).digest('hex'),
    linksOf: ({ file }) => links.get(file) ?? [],
  });
  const whole: [string, string][] = trunk === checked ? [] : [[WHOLE_MANIFEST, JSON.stringify(checked)]];
  return new Map([...files, ...whole, ['manifest.json', sealManifest(JSON.stringify(trunk))]]);
}

/** Writes them, the one that names the others last. */
export async function writeManifest(outDir: string, siteDir: string, manifest: Manifest): Promise<void> {
  const files = await publishManifest(siteDir, manifest);
  if (files.size > 1) await mkdir(join(outDir, PARTS_FOLDER), { recursive: true });
  for (const [file, text] of files) await writeFile(join(outDir, file), text);
}
