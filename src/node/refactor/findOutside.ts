import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pageCommandMessages as messages } from '#i18n/pageCommandMessages';
import { isInside } from '../lib/isInside.ts';

/**
 * Resolves the symbolic links of a path, to validate it before a write. A path that does not exist yet is resolved by
 * its nearest existing folder. A file that is a link counts as outside, since a write would replace the link.
 * @returns the real path, or undefined for a path inside of the folder
 */
export async function findOutside(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file);
  if (!isInside(folder, path)) return path;
  const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink();
  if (isLink) return realpath(path).catch(() => path);
  const top = await realpath(folder);
  for (let known = path; isInside(folder, known); known = dirname(known)) {
    const real = await realpath(known).catch(() => undefined);
    if (real === undefined) continue;
    const whole = join(real, relative(known, path).split(sep).join('/'));
    return isInside(top, whole) ? undefined : whole;
  }
  return path;
}

export async function describeOutside(folder: string, file: string, target: string): Promise<string> {
  const top = await realpath(folder);
  if (!isInside(top, target)) return messages.outside(file, target);
  return messages.isLink(file, relative(top, target).split(sep).join('/'));
}
