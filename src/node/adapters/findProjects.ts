// Finds the sites of other engines in a repository.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { joinPath } from '../../core/site/urls/filePath.ts';
import { folderPrefix, inFolder } from '../../core/site/urls/folder.ts';
import { listSite } from '../lib/listFiles.ts';
import { readSiteText } from '../lib/readText.ts';
import { kindInSite } from '../lib/siteLinks.ts';
import { adapters } from './adapters.ts';
import type { Adapter, ForeignSite, Project, SiteFiles } from './foreignSite.ts';

/** Folders whose sites are examples or tests, or the packages of others. */
const SKIPPED =
  /^(?:\..*|node_modules|vendor|examples?|fixtures?|templates?|tests?|__tests__|e2e|dist|build)$/i;

/** A repository keeps its site at the root, in `docs`, in `apps/docs` or in `packages/x/docs`. */
const MAX_DEPTH = 3;

const MAX_BYTES = 1_000_000;

interface FoundProject {
  adapter: Adapter;
  project: Project;
}

/**
 * The sites in a folder, the outermost first; below a site no other is searched.
 * @param depth how many levels of folders are searched; 0: only the folder itself
 */
async function findProjects(siteDir: string, depth = MAX_DEPTH): Promise<FoundProject[]> {
  const files = openFiles(siteDir);
  const search = async (root: string, left: number): Promise<FoundProject[]> => {
    const entries = await readdir(join(siteDir, root), { withFileTypes: true }).catch(() => []);
    const project: Project = { root, names: entries.map(({ name }) => name), files };
    for (const adapter of adapters) if (await adapter.detect(project)) return [{ adapter, project }];
    if (left === 0) return [];
    const folders = entries.filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name));
    const found = await Promise.all(folders.map(({ name }) => search(inFolder(root, name), left - 1)));
    return found.flat();
  };
  return search('', depth);
}

/** The site of another engine in a folder; undefined where there is none, or several. */
export async function readForeignSite(siteDir: string): Promise<ForeignSite | undefined> {
  const [found, ...others] = await findProjects(siteDir);
  return found === undefined || others.length > 0 ? undefined : found.adapter.read(found.project);
}

function openFiles(siteDir: string): SiteFiles {
  return {
    async list(folder) {
      const top = joinPath('', folder);
      if (top === undefined || (top !== '' && kindInSite(siteDir, top) !== 'folder')) return [];
      return listSite(siteDir, top).map((file) => folderPrefix(top || '.') + file);
    },
    async read(path) {
      const file = joinPath('', path);
      if (file === undefined || kindInSite(siteDir, file) !== 'file') return undefined;
      const { size } = await stat(join(siteDir, file));
      return size > MAX_BYTES ? undefined : (await readSiteText(siteDir, file))?.text;
    },
  };
}
