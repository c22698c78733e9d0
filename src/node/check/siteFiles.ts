import { join } from 'node:path';
import type { FindFileProblem } from '../../core/check/checkLinks.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { MANIFEST_FILE } from '../../core/parts/part.ts';
import { isPublic } from '../lib/publicPath.ts';
import { standsInSite } from '../lib/readText.ts';
import { listRootFiles } from '../lib/rootFiles.ts';
import { describeRefusedLink, findRefusedLink } from '../lib/siteLinks.ts';
import { existsAs, walk } from '../lib/walk.ts';
import { listMachineFiles } from '../machine/machineFiles.ts';

/** Looks files up with their exact spelling: Windows and macOS forgive another case, hosts do not. */
export async function createFileLookup(siteDir: string, manifest: Manifest): Promise<FindFileProblem> {
  const files = new Set([...(await walk(siteDir)), ...(await listRootFiles(siteDir)).keys()]);
  // The build writes them, not the writer.
  const built = new Set([MANIFEST_FILE, ...listMachineFiles(siteDir, manifest).map(({ file }) => file)]);
  const bySpelling = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return async (file) => {
    if (files.has(file) || built.has(file)) return undefined;
    const other = bySpelling.get(file.toLowerCase());
    if (other !== undefined) return `大小写不一致，实际的文件是 ${other}`;
    const refused = findRefusedLink(siteDir, file);
    if (refused !== undefined) return `不会发布：${describeRefusedLink(refused)}`;
    if (!(await existsAs('file', join(siteDir, file)))) return '文件不存在';
    // The writer has it on disk, its readers will not.
    const isPublished = isPublic(file) && (await standsInSite(siteDir, file));
    return isPublished ? undefined : '不会发布：以点开头的和 node_modules 里的文件不属于站点';
  };
}
