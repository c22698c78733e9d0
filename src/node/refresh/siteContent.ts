// The part of a published site that follows its content, beside the pages drawn ahead: those show a text that was
// edited since by themselves, and a page that is new by the shell that answers where there is no file.

import { join } from 'node:path';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { publishManifest, writeManifest } from '../build/publishManifest.ts';
import { writeMachineFiles } from '../feeds/machineFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { removeOldIndexes, writeSearch } from '../search/buildSearch.ts';
import { removeGonePages } from './gonePages.ts';

/**
 * Brings a published site in step with its markdown files.
 * @param before the manifest as it was
 * @param onProgress is told what is being done
 * @returns how many files are not what they were
 */
export async function writeSiteContent(
  folder: string,
  before: Manifest,
  manifest: Manifest,
  onProgress: Progress,
): Promise<number> {
  const complete = await writeSearch(folder, join(folder, SEARCH_FOLDER), manifest, { onProgress });
  onProgress('写入清单');
  await writeMachineFiles(folder, folder, complete);
  const changed = await writeManifest(folder, await publishManifest(folder, complete));
  await removeOldIndexes(join(folder, SEARCH_FOLDER), complete);
  return changed + (await removeGonePages(folder, before, manifest));
}
