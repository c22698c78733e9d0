// Site folders that a browser test may change.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFolder } from '../../src/node/lib/listFiles.ts';
import { writeFiles } from './writeFiles.ts';

export interface SiteCopy {
  folder: string;
  remove: () => Promise<void>;
}

/** Copies a folder to a place of its own. */
export async function copySiteFolder(from: string): Promise<SiteCopy> {
  const top = await mkdtemp(join(tmpdir(), 'docs-site-'));
  const folder = join(top, 'site');
  await cp(from, folder, { recursive: true });
  return { folder, remove: () => rm(top, { recursive: true, force: true }) };
}

/** Makes a site folder of these files. */
export async function makeSiteFolder(files: Record<string, string>): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-'));
  await writeFiles(folder, files);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The bytes of a site's files, the journal of their changes excepted. */
export async function readSiteFolder(folder: string): Promise<Record<string, string>> {
  const files = listFolder(folder)
    .filter((file) => !file.startsWith('.changes/'))
    .sort();
  const read = async (file: string) =>
    [file, (await readFile(join(folder, file))).toString('latin1')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}
