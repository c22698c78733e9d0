// The part of a kit that follows its content: manifest, search index, embedded texts, feed, first page.
// A reader may be in the kit while it is written, and the writing may break off: each file is
// replaced as a whole, what the manifest will name comes before it, what it no longer names goes last.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBEDDED_FOLDER, embeddedFile, embeddedText } from '../../core/embeddedFormat.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import { readTextFile } from '../lib/readText.ts';
import { walk } from '../lib/walk.ts';
import { FEED_PATH, renderFeed } from '../machine/feed.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { writeSearch } from '../search/buildSearch.ts';
import { listFiles } from '../site/publishedSite.ts';
import { type KitEngine, renderKitShell } from './kitShell.ts';
import { replaceFile } from './replaceFile.ts';

/** How the kit's first page is made again when the manifest has changed. */
export const ENGINE_FILE = 'assets/kit.json';

/**
 * Brings a kit in step with its markdown files.
 * @param text of manifest.json, as its writer left it
 * @param onProgress is told what is being done, in words for the terminal
 * @returns how many files are not what they were
 */
export async function writeKitContent(
  folder: string,
  manifest: Manifest,
  text: string,
  onProgress: (step: string) => void,
): Promise<number> {
  const engine = JSON.parse(await readFile(join(folder, ENGINE_FILE), 'utf8')) as KitEngine; // Written by buildKit.
  const complete = await writeSearch(folder, folder, manifest, {
    onProgress: (done, total) => onProgress(`正在建立搜索索引：${done}/${total} 页`),
  });
  onProgress('正在写入文档');
  const completeText = manifestText(complete, text);
  const files = listFiles(manifest);
  const texts = await mapLimit(files, async (file) => {
    const written = await readTextFile(join(folder, file)).catch(() => undefined);
    return (
      written !== undefined && replaceFile(join(folder, embeddedFile(file)), embeddedText(file, written.text))
    );
  });
  const rest = await Promise.all([
    replaceFile(join(folder, embeddedFile('manifest.json')), embeddedText('manifest.json', completeText)),
    replaceFile(join(folder, 'manifest.json'), completeText),
    replaceFile(join(folder, FEED_PATH), renderFeed(complete)),
    replaceFile(join(folder, 'index.html'), renderKitShell(complete.site, engine)),
  ]);
  await removeOldIndexes(join(folder, SEARCH_FOLDER), complete);
  await removeOldTexts(join(folder, EMBEDDED_FOLDER), files);
  return [...texts, ...rest].filter(Boolean).length;
}

/** Of a folder that may hold files of the site too, what a build named. */
async function removeOldIndexes(folder: string, { versions }: Manifest): Promise<void> {
  const isIndex = (name: string) => /-(?:[\da-f]{8}|unfinished)$/.test(name);
  const current = new Set(versions.map(({ search }) => search));
  const old = (await readdir(folder)).filter((name) => isIndex(name) && !current.has(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
}

async function removeOldTexts(folder: string, files: readonly string[]): Promise<void> {
  const current = new Set(['manifest.json', ...files].map((file) => `${file}.js`));
  const old = (await walk(folder)).filter((file) => !current.has(file));
  await Promise.all(old.map((file) => rm(join(folder, file))));
}
