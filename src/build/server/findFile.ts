// From a requested path to a file of a folder.
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundFile {
  file: string;
  stats: Stats;
}

/**
 * The names in a request's path, decoded; undefined when it is malformed or leads out of the folder.
 * @example readPathNames('/docs/%E5%AE%89/') gives ['docs', '安', '']
 */
export function readPathNames(pathname: string): string[] | undefined {
  try {
    const names = pathname.replace(/^\/+/, '').split('/').map(decodeURIComponent);
    // A decoded slash or backslash would be a folder border that the address does not show.
    const isStray = (name: string) =>
      name === '..' || name === '.' || /[/\\\0]/.test(name) || /^[a-z]:$/i.test(name);
    return names.some(isStray) ? undefined : names;
  } catch {
    return undefined;
  }
}

/** The file at exactly this place. */
export async function findFile(folder: string, names: readonly string[]): Promise<FoundFile | undefined> {
  if (names.at(-1) === '') return undefined;
  const file = join(folder, ...names);
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { file, stats } : undefined;
}

/**
 * The page at a path the way GitHub Pages finds it: `/x` is x, x.html or, by a redirect, x/index.html;
 * `/x/` is x/index.html alone.
 */
export async function findPage(
  folder: string,
  names: readonly string[],
): Promise<FoundFile | 'addSlash' | undefined> {
  const last = names.at(-1) ?? '';
  const parents = names.slice(0, -1);
  if (last === '') return findFile(folder, [...parents, 'index.html']);
  const found = (await findFile(folder, names)) ?? (await findFile(folder, [...parents, `${last}.html`]));
  if (found !== undefined) return found;
  return (await findFile(folder, [...names, 'index.html'])) && 'addSlash';
}
