import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { isInside } from '../lib/isInside.ts';
import { mapLimit } from '../lib/mapLimit.ts';

/** Copies a site folder as it is, and tells how many files that were. */
export async function copySite(
  siteDir: string,
  outDir: string,
  { leaveOut }: { leaveOut: ReadonlySet<string> },
): Promise<number> {
  const files = (await readdir(siteDir, { recursive: true }))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => isPublic(path) && !leaveOut.has(path) && !isInside(outDir, join(siteDir, path)));
  const copied = await mapLimit(files, async (path) => {
    const from = join(siteDir, path);
    const stats = await stat(from).catch(() => undefined);
    if (!stats?.isFile()) return 0;
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await copyFile(from, join(outDir, path));
    return 1;
  });
  return copied.reduce((sum: number, count) => sum + count, 0);
}

/** Files that begin with a dot are the writer's own. */
function isPublic(path: string): boolean {
  return !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path);
}
