// Reads the site of another engine for its conversion, and writes the converted site.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listIncludedFiles } from '../../core/document/includes/includeSyntax.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { pagesFolder } from '../../core/site/urls/localePaths.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { ForeignSite } from '../adapters/foreignSite.ts';
import { listSite } from '../lib/listFiles.ts';
import { isRootFile, listRootFiles } from '../lib/rootFiles.ts';
import { isPublic } from '../lib/siteLinks.ts';
import { buildManifest } from '../manifest/buildManifest.ts';
import { manifestSchemaText, SCHEMA_FILE } from '../manifest/manifestJsonSchema.ts';
import { listForeignManifests, listSiteLocales } from '../manifest/readLocale.ts';
import { readSiteManifest, type SiteManifest } from '../manifest/readSiteManifest.ts';
import { upgradeManifest } from '../manifest/upgradeManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { type ConvertedPage, planConversion, type Write } from './planConversion.ts';

/** The files of the converted site; undefined where no configuration of another engine is found. */
export async function readConversion(siteDir: string): Promise<Write[] | undefined> {
  const site = await readSiteManifest(siteDir);
  if (site.foreign === undefined) return undefined;
  const locales = [undefined, ...(await listSiteLocales(siteDir, site.manifest))];
  const manifests = await mapLimit(
    locales,
    async (locale) => (await buildManifest(siteDir, { lastUpdates: false, drafts: true, locale })).manifest,
  );
  const pages = await readPages(siteDir, manifests);
  const copies = await listCopies(siteDir, site.foreign, manifests);
  return planConversion({ copies, pages, texts: listTexts(site, new Set(copies.keys())) });
}

async function readPages(siteDir: string, manifests: readonly Manifest[]): Promise<ConvertedPage[]> {
  return mapLimit(manifests.flatMap(listSiteEntries), async (entry) => {
    const { addresses } = await readPageMetadata(join(siteDir, entry.file));
    return { entry, addresses, text: decodeExact(await readFile(join(siteDir, entry.file))) };
  });
}

/** The files in the folders of pages and of public files, and those elsewhere that pages refer to. */
async function listCopies(
  siteDir: string,
  { staticFolders = [] }: ForeignSite,
  manifests: readonly Manifest[],
): Promise<Map<string, string>> {
  const entries = manifests.flatMap(listSiteEntries);
  const named = new Set(
    entries.flatMap(({ file, files = [], attachments = {}, images = {} }) => [
      file,
      ...files,
      ...Object.values(attachments),
      ...Object.keys(images),
    ]),
  );
  for (const file of new Set(entries.map((entry) => entry.file)))
    for (const included of listIncludedFiles(file, (await readPageMetadata(join(siteDir, file))).includes))
      named.add(included);
  const folders = manifests.flatMap((manifest) => [
    pagesFolder(manifest),
    ...manifest.versions.flatMap(({ dir, fallbackDir }) => [dir ?? [], fallbackDir ?? []].flat()),
  ]);
  const inFolders = (file: string) => folders.some((dir) => file.startsWith(folderPrefix(dir)));
  const published = await listRootFiles(siteDir);
  const files = listSite(siteDir).filter(
    (file) => isPublic(file) && (inFolders(file) || named.has(file) || isRootFile(file)),
  );
  const copies = new Map(files.map((file) => [file, file]));
  const lift = (path: string, file: string) => {
    if (!copies.has(file) && !copies.has(`${PUBLIC}${path}`)) copies.set(`${PUBLIC}${path}`, file);
  };
  for (const [path, file] of published) lift(path, file);
  for (const folder of staticFolders.filter((name) => !isRootFile(folderPrefix(name))))
    for (const path of listSite(siteDir, folder))
      if (isPublic(path) && !isMarkdownFile(path) && !published.has(path))
        lift(path, folderPrefix(folder) + path);
  return copies;
}

/** Folder of the files that are published at the root. */
const PUBLIC = 'public/';

function listTexts(site: SiteManifest, copied: ReadonlySet<string>): Map<string, string> {
  const languages = listForeignManifests(site).filter(([file]) => !copied.has(file));
  return new Map([
    ...languages,
    [MANIFEST_FILE, toJson(JSON.parse(upgradeManifest(site.text)))],
    [SCHEMA_FILE, manifestSchemaText()],
  ]);
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export interface Conversion {
  /** Files that did not exist, or are replaced. */
  written: readonly Write[];
  /** Files with other contents, for which nothing is written. */
  conflicts: readonly string[];
}

/** Writes the files that differ from those in a folder; where others are there, only with `overwrites`. */
export async function writeConversion(
  siteDir: string,
  outDir: string,
  writes: readonly Write[],
  overwrites: boolean,
): Promise<Conversion> {
  const states = await mapLimit(writes, async (write) => {
    const old = await readFile(join(outDir, write.to)).catch(() => undefined);
    const isSame = old?.equals(
      'text' in write ? Buffer.from(write.text) : await readFile(join(siteDir, write.from)),
    );
    return { write, isSame: isSame === true, isThere: old !== undefined };
  });
  const changed = states.filter(({ isSame }) => !isSame);
  const conflicts = changed.filter(({ isThere }) => isThere).map(({ write }) => write.to);
  if (conflicts.length > 0 && !overwrites) return { written: [], conflicts };
  const written = changed.map(({ write }) => write);
  await mapLimit(written, async (write) => {
    const to = join(outDir, write.to);
    await mkdir(dirname(to), { recursive: true });
    if ('text' in write) await writeFile(to, write.text);
    else await copyFile(join(siteDir, write.from), to);
  });
  return { written, conflicts: [] };
}
