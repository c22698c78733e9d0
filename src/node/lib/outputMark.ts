// The sign in a folder that a build has written it: the next one may empty it, and no build reads it as a source.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentFolder } from '../../core/site/urls/filePath.ts';

/** Tells GitHub Pages not to run Jekyll, and us that the folder is a build of ours. */
export const MARK_FILE = '.nojekyll';
export const MARK =
  'Written by the build of this documentation site; this folder is emptied by the next one.\n';

/** Whether a path inside a folder lies in another one, further in, that a build has written. */
export async function isInOutput(root: string, path: string): Promise<boolean> {
  const up = parentFolder(path);
  return up !== '' && ((await isOutput(join(root, up))) || isInOutput(root, up));
}

export async function isOutput(folder: string): Promise<boolean> {
  return (await readFile(join(folder, MARK_FILE), 'utf8').catch(() => undefined)) === MARK;
}
