// A site folder as the plans of changes see it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import type { SiteFiles } from '../../writer/refactor/siteFiles.ts';
import { listFolder, walk } from '../lib/listFiles.ts';
import { buildManifest } from '../manifest/buildManifest.ts';
import { assertFollowed } from '../manifest/readSiteManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

/** Reads what is known of all files at once; texts are read when they are asked for. */
export async function openSiteFiles(siteDir: string): Promise<SiteFiles> {
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  return {
    manifest,
    files: new Set(await walk(siteDir)),
    async listFolder(folder) {
      const files = listFolder(join(siteDir, folder)).map((file) => `${folder}/${file}`);
      // A plan writes the bytes that a link leads to, not the link.
      for (const file of files) assertFollowed(siteDir, file);
      return files;
    },
    read: (file) => readFile(join(siteDir, file)).then(decodeExact, () => undefined),
    readParts: (file) => readPageMetadata(join(siteDir, file)).catch(() => undefined),
    readFields(text) {
      const fields = readYamlFields(text.replace(/^\uFEFF/, ''));
      return 'message' in fields ? undefined : fields;
    },
  };
}
