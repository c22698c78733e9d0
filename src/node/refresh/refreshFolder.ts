// Brings a published site or a kit up to date after somebody edited, added or removed its markdown files.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, PageEntry } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { readPublishedSite } from '../build/publishedSite.ts';
import { type ContentCheck, checkContent } from '../check/checkContent.ts';
import { ENGINE_FILE, writeKitContent } from '../kit/kitContent.ts';
import { existsAs } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { writeSiteContent } from './siteContent.ts';
import { wrapAttachments } from './wrapAttachments.ts';

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
  const wrapped = await wrapAttachments(folder, manifest);
  const check = await checkContent(folder, { onProgress, whole });
  return { ...check, manifest, changed: changed + wrapped };
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
