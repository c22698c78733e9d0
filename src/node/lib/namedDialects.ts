// The dialects that manifests name for the folders of their versions: most files are read by their paths alone.
import { join } from 'node:path';
import type { DialectName } from '../../core/document/dialects/dialectNames.ts';
import { dialectsOfFile } from '../../core/site/manifest/dialectsOfFile.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';

type Named = Pick<Version, 'dir' | 'dialect'>;

/** By the path of the folder. */
const named = new Map<string, Named>();

const toSlashes = (path: string) => path.replaceAll('\\', '/');

/** Records the dialects of a site's folders; call it with each manifest that is read. */
export function nameDialects(siteDir: string, { versions }: { versions: readonly Named[] }): void {
  for (const { dir, dialect } of versions) {
    if (dir === undefined) continue;
    const folder = toSlashes(join(siteDir, dir));
    named.set(folder, { dir: folder, dialect });
  }
}

/** The dialects of a file; see dialectsOfFile(). */
export const dialectsOfPath = (path: string): readonly DialectName[] | undefined =>
  dialectsOfFile(toSlashes(path), [...named.values()]);
