// A copy of a site folder that a test may change.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
