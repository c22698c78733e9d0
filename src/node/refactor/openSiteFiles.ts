import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { localeFolder } from '../../core/site/urls/localePaths.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import type { SiteFiles } from '../../writer/refactor/siteFiles.ts';
import { listFolder, walk } from '../lib/listFiles.ts';
import { buildManifest } from '../manifest/buildManifest.ts';
import { listSiteLocales, manifestOfLocale } from '../manifest/readLocale.ts';
import { assertFollowed, readSiteManifest } from '../manifest/readSiteManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

/**
 * Parses the metadata of all files for a refactoring, and reads their texts on request.
 * @param path file or URL of the page to change, which decides the language; by default the site's default language
 */
export async function openSiteFiles(siteDir: string, path = ''): Promise<SiteFiles> {
  const site = await readSiteManifest(siteDir);
  const locale = (await listSiteLocales(siteDir, site.manifest)).find(
    (other) => isBelow(localeFolder(other), path) || `/${path}`.startsWith(other.path),
  );
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true, locale });
  return {
    manifest,
    manifestFile: locale === undefined ? MANIFEST_FILE : manifestOfLocale(locale),
    files: new Set(await walk(siteDir)),
    async listFolder(folder) {
      const files = listFolder(join(siteDir, folder)).map((file) => `${folder}/${file}`);
      // Symbolic links are rejected: a refactoring copies files, and a copy would hold the target's bytes.
      for (const file of files) assertFollowed(siteDir, file);
      return files;
    },
    read: (file) => readFile(join(siteDir, file)).then(decodeExact, () => undefined),
    readMetadata: (file) => readPageMetadata(join(siteDir, file)).catch(() => undefined),
    readFields(text) {
      const fields = readYamlFields(text.replace(/^\uFEFF/, ''));
      return 'message' in fields ? undefined : fields;
    },
  };
}
