import { isAbsolute, relative, sep } from 'node:path';

export function isInside(folder: string, path: string): boolean {
  const relativePath = relative(folder, path);
  // On Windows `relative` gives an absolute path for another drive.
  return relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}
