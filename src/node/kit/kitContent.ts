// The part of a kit that follows its content: manifest, search index, embedded texts, feed, first page.
// A reader may be in the kit while it is written, and the writing may break off: each file is
// replaced as a whole, what the manifest will name comes before it, what it no longer names goes last.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBEDDED_FOLDER, embeddedFile, embeddedText } from '../../core/embeddedFormat.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { PUBLISHED_WORDS } from '../../writer/copywriting/publishedWords.ts';
import { listTexts } from '../build/publishedSite.ts';
import { publishManifest, writeManifest } from '../build/publishManifest.ts';
import { FEED_PATH, renderFeed } from '../feeds/feed.ts';
import { listFolder } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { readSiteText, toPublished } from '../lib/readText.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { removeOldIndexes, writeSearch } from '../search/buildSearch.ts';
import { type KitEngine, renderKitShell } from './kitShell.ts';

/** How the kit's first page is made again when the manifest has changed. */
export const ENGINE_FILE = 'assets/kit.json';

/**
 * Brings a kit in step with its markdown files.
 * @param text of manifest.json, as its writer left it
 * @param onProgress is told what is being done
 * @returns how many files are not what they were
 */
export async function writeKitContent(
  folder: string,
  manifest: Manifest,
  text: string,
  onProgress: Progress,
): Promise<number> {
  const engine = JSON.parse(await readFile(join(folder, ENGINE_FILE), 'utf8')) as KitEngine; // Written by buildKit.
  const complete = await writeSearch(folder, join(folder, SEARCH_FOLDER), manifest, { onProgress });
  onProgress('写入文档');
  const published = await publishManifest(folder, complete, manifestText(complete, text));
  // What the writer's desk reads is embedded like them.
  const files = [...listTexts(manifest), PUBLISHED_WORDS];
  const texts = await mapLimit(files, async (file) => {
    const written = await readSiteText(folder, file);
    return (
      written !== undefined &&
      replaceFile(join(folder, embeddedFile(file)), embeddedText(file, toPublished(written).text))
    );
  });
  const embed = ([file, content]: [string, string]) =>
    replaceFile(join(folder, embeddedFile(file)), embeddedText(file, content));
  const rest = await Promise.all([
    ...[...published].map(embed),
    replaceFile(join(folder, FEED_PATH), renderFeed(complete)),
    replaceFile(join(folder, 'index.html'), renderKitShell(complete.site, engine)),
  ]);
  const listed = await writeManifest(folder, published);
  await removeOldIndexes(join(folder, SEARCH_FOLDER), complete);
  await removeOldTexts(join(folder, EMBEDDED_FOLDER), [...published.keys(), ...files]);
  return [...texts, ...rest].filter(Boolean).length + listed;
}

async function removeOldTexts(folder: string, files: readonly string[]): Promise<void> {
  const current = new Set(files.map((file) => `${file}.js`));
  const old = listFolder(folder).filter((file) => !current.has(file));
  await Promise.all(old.map((file) => rm(join(folder, file))));
}
