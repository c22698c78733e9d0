import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isInside } from '../lib/isInside.ts';

/**
 * Where a path really leads when that is outside of a folder: a link on the way to it may lead anywhere.
 * What does not exist yet is judged by the folder that it would lie in. A file that is a link itself counts as
 * outside: it would be a file afterwards.
 * @returns the real path, or undefined for a path that stays inside
 */
export async function findWayOut(folder: string, file: string): Promise<string | undefined> {
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

/** Why nothing is written at a path that leads to another place. */
export async function describeWayOut(folder: string, file: string, wayOut: string): Promise<string> {
  const top = await realpath(folder);
  if (!isInside(top, wayOut)) return `${file} 不在站点文件夹里（${wayOut}）`;
  return `${file} 是一个链接，请改它指向的文件 ${relative(top, wayOut).split(sep).join('/')}`;
}
