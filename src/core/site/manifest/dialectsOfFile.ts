import { type DialectName, IN_MDX } from '../../document/dialects/dialectNames.ts';
import { folderPrefix } from '../urls/folder.ts';
import type { Version } from './manifest.ts';

/**
 * The dialects of a file by the ending of its name, or as the version of its folder names them; undefined where only its
 * text shows them (findDialects).
 */
export function dialectsOfFile(
  file: string,
  versions: readonly Pick<Version, 'dir' | 'dialect'>[] = [],
): readonly DialectName[] | undefined {
  if (/\.mdx$/i.test(file)) return IN_MDX;
  let innermost = '';
  let named: Version['dialect'];
  for (const { dir, dialect } of versions) {
    const folder = dir === undefined ? undefined : folderPrefix(dir);
    if (folder === undefined || !file.startsWith(folder) || folder.length < innermost.length) continue;
    innermost = folder;
    named = dialect;
  }
  return named === undefined ? undefined : [named].flat();
}
