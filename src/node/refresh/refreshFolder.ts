// Brings a published site or a kit up to date after somebody edited, added or removed its markdown files.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, PageEntry } from '../../core/model/manifest.ts';
import { listSiteEntries } from '../../core/model/siteEntries.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { type ContentCheck, checkContent } from '../check/checkContent.ts';
import { ENGINE_FILE, writeKitContent } from '../kit/kitContent.ts';
import { mapLimit } from '../lib/mapLimit.ts';
import type { Progress } from '../lib/progress.ts';
import { removeFiles } from '../lib/replaceFolder.ts';
import { existsAs } from '../lib/walk.ts';
import { writeMachineFiles } from '../machine/machineFiles.ts';
import { removeOldIndexes, writeSearch } from '../search/buildSearch.ts';
import { readPublishedSite } from '../site/publishedSite.ts';
import { publishManifest, writeManifest } from '../site/publishManifest.ts';
import { findShellFile, listAddresses, listMovedPages, listOtherSpellings } from '../site/sitePages.ts';

export interface Refresh extends ContentCheck {
  manifest: Manifest;
  /** How many files are not what they were. */
  changed: number;
}

/** @param onProgress is told what is being done */
export async function refreshFolder(folder: string, onProgress: Progress): Promise<Refresh> {
  onProgress('读取文档');
  const { manifest: found, whole, written } = await readPublishedSite(folder, false);
  const manifest = await keepDays(folder, written.manifest, found);
  const isKit = await existsAs('file', join(folder, ENGINE_FILE));
  const changed = isKit
    ? await writeKitContent(folder, manifest, written.text, onProgress)
    : await writeSiteContent(folder, written.manifest, manifest, onProgress);
  const check = await checkContent(folder, {
    onProgress: (done, total) => onProgress('检查文件', done, total),
    whole,
  });
  return { ...check, manifest, changed };
}

/** A published folder has no history: days of unchanged files are known from before, those of others from the disk. */
async function keepDays(folder: string, before: Manifest, manifest: Manifest): Promise<Manifest> {
  const known = new Map(listSiteEntries(before).map((entry) => [entry.file, entry]));
  const dated = async <T extends PageEntry>(entry: T): Promise<T> => {
    // An entry without a hash was written by hand; a day in the front matter stands.
    if (entry.hash === undefined || entry.lastUpdate !== undefined) return entry;
    const old = known.get(entry.file);
    const lastUpdate = old?.hash === entry.hash ? old.lastUpdate : await dayOfFile(join(folder, entry.file));
    return { ...entry, lastUpdate };
  };
  const versions: Manifest['versions'] = [];
  for (const version of manifest.versions)
    versions.push({ ...version, docs: await mapLimit(version.docs, dated) });
  return { ...manifest, versions, pages: await mapLimit(manifest.pages, dated) };
}

async function dayOfFile(path: string): Promise<string> {
  return (await stat(path)).mtime.toISOString().slice(0, 10);
}

/**
 * Brings a published site in step with its markdown files. Pages drawn ahead show a text that was edited since by
 * themselves, and a page that is new is shown by the shell that answers where there is no file.
 * @param before the manifest as it was
 * @param onProgress is told what is being done
 * @returns how many files are not what they were
 */
async function writeSiteContent(
  folder: string,
  before: Manifest,
  manifest: Manifest,
  onProgress: Progress,
): Promise<number> {
  const complete = await writeSearch(folder, join(folder, SEARCH_FOLDER), manifest, {
    onProgress: (done, total) => onProgress('建立搜索索引', done, total),
  });
  onProgress('写入清单');
  await writeMachineFiles(folder, folder, complete);
  const changed = await writeManifest(folder, await publishManifest(folder, complete));
  await removeOldIndexes(join(folder, SEARCH_FOLDER), complete);
  return changed + (await removeGonePages(folder, before, manifest));
}

/**
 * Removes the pages drawn ahead at addresses that a site has no more: hosts would go on giving their text. So they
 * would with those that lead on from an old address where a page stands now, or to what is gone.
 * @returns how many files that were
 */
async function removeGonePages(folder: string, before: Manifest, now: Manifest): Promise<number> {
  const gone = [listDrawnFiles, listLeadingOn].flatMap((list) => {
    const kept = new Set(list(now));
    return list(before).filter((file) => !kept.has(file));
  });
  await removeFiles(folder, gone);
  return gone.length;
}

function listDrawnFiles(manifest: Manifest): string[] {
  return listAddresses(manifest).flatMap((address) =>
    [findShellFile(address.route.path), ...listOtherSpellings(address)].map(({ file }) => file),
  );
}

function listLeadingOn(manifest: Manifest): string[] {
  return listMovedPages(manifest).flatMap(({ files }) => files.map(({ file }) => file));
}
