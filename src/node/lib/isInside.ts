import { isAbsolute, relative, sep } from 'node:path';

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  // On Windows `relative` gives an absolute path for another drive.
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
