import { join } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { findNearName } from '../../core/site/manifest/nearName.ts';
import { MANIFEST_FILE } from '../../core/site/shards/part.ts';
import { fileName } from '../../core/site/urls/fileName.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFile.ts';
import { type FindFileProblem, NO_FILE } from '../../writer/lint/checkLinks.ts';
import { listMachineFiles } from '../feeds/machineFiles.ts';
import { existsAs, walk } from '../lib/listFiles.ts';
import { hasExactPath } from '../lib/readText.ts';
import { listRootFiles } from '../lib/rootFiles.ts';
import { describeRefusedLink, findRefusedLink, isPublic } from '../lib/siteLinks.ts';

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
    const [inside] = [...files].filter((path) => isBelow(file, path));
    if (inside !== undefined)
      return files.has(`${file}/index.html`) ? undefined : describeFolder(file, inside);
    const refused = findRefusedLink(siteDir, file);
    if (refused !== undefined) return `不会发布：${describeRefusedLink(refused)}`;
    if (!(await existsAs('file', join(siteDir, file)))) {
      const near = findNear(files, file);
      return near === undefined ? NO_FILE : `${NO_FILE}，最接近的是 ${near}`;
    }
    // The writer has it on disk, its readers will not.
    const isPublished = isPublic(file) && (await hasExactPath(siteDir, file));
    return isPublished ? undefined : '不会发布：以点开头的和 node_modules 里的文件不属于站点';
  };
}

function describeFolder(folder: string, inside: string): string {
  return `是文件夹，里面没有首页，读者打不开；请写出其中的文件，例如 ${inside}，或在 ${folder} 里放 index.md`;
}

/** The file that was meant: the one beside it with nearly this name, else one of this name. Pages may lack their ending. */
function findNear(files: ReadonlySet<string>, file: string): string | undefined {
  const nameOf = (path: string) => stripPageEnding(fileName(path));
  const beside = [...files].filter((path) => parentFolder(path) === parentFolder(file));
  const names = new Map(beside.map((path) => [nameOf(path), path]));
  const near = findNearName(nameOf(file), [...names.keys()]);
  if (near !== undefined) return names.get(near);
  const alike = [...files].filter((path) => nameOf(path) === nameOf(file));
  return alike.sort((a, b) => a.length - b.length)[0];
}
