// From a requested path to a file of a folder.
import { join } from 'node:path';
import { existsAs } from '../lib/walk.ts';

/** No site has as many folders in each other; each of them is asked for on the disk. */
export const MAX_FOLDERS = 64;

/**
 * The names in a request's path, decoded; undefined when it is malformed, too deep, or leads out of the folder.
 * @example readPathNames('/docs/%E5%AE%89/') gives ['docs', '安', '']
 */
export function readPathNames(pathname: string): string[] | undefined {
  try {
    const names = pathname.replace(/^\/+/, '').split('/').map(decodeURIComponent);
    // A decoded slash or backslash would be a folder border that the address does not show.
    const isStray = (name: string) =>
      name === '..' || name === '.' || /[/\\\0]/.test(name) || /^[a-z]:$/i.test(name);
    return names.length > MAX_FOLDERS + 1 || names.some(isStray) ? undefined : names;
  } catch {
    return undefined;
  }
}

/** The file at exactly this place. */
export async function findFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  if (names.at(-1) === '') return undefined;
  const file = join(folder, ...names);
  return (await existsAs('file', file)) ? file : undefined;
}

/** The file at a path whose names are given, if there is one that may be served. */
export type FindFile = (names: readonly string[]) => Promise<string | undefined>;

/** The page at a path the way GitHub Pages finds it: `/x` is x or x.html, `/x/` is x/index.html alone. */
export async function findPage(find: FindFile, names: readonly string[]): Promise<string | undefined> {
  if (names.at(-1) === '') return find([...names.slice(0, -1), 'index.html']);
  return (await find(names)) ?? find([`${names.join('/')}.html`]);
}
