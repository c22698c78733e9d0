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
import { isTrusted, runTrusted } from './trusted/runTrusted.ts';

/** Folders at the top of a repository in which its site may be: `website`, `docs/theme`, `apps/docs`, `packages/x/docs`. */
const PLACES =
  /^(?:docs?|documentation|website|site|www|web|frontend|book|guide|manual|apps|packages|sites)$/i;

/** Folders whose sites are examples or tests, or the packages of others. */
const SKIPPED =
  /^(?:\..*|node_modules|vendor|examples?|fixtures?|templates?|tests?|__tests__|e2e|dist|build)$/i;

const MAX_DEPTH = 3;

const MAX_BYTES = 1_000_000;

export interface FoundProject {
  adapter: Adapter;
  project: Project;
}

/** The sites in a folder of a repository; below a site no other is searched. */
export async function findProjects(folder: string): Promise<FoundProject[]> {
  const files = openFiles(folder);
  const search = async (root: string, depth: number): Promise<FoundProject[]> => {
    const entries = await readdir(join(folder, root), { withFileTypes: true }).catch(() => []);
    const project: Project = { root, names: entries.map(({ name }) => name), files };
    for (const adapter of adapters) if (await adapter.detect(project)) return [{ adapter, project }];
    if (depth === MAX_DEPTH) return [];
    const folders = entries.filter(
      (entry) => entry.isDirectory() && (depth === 0 ? PLACES.test(entry.name) : !SKIPPED.test(entry.name)),
    );
    const found = await Promise.all(folders.map(({ name }) => search(inFolder(root, name), depth + 1)));
    return found.flat();
  };
  return search('', 0);
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
    run: isTrusted() ? (path) => runTrusted(siteDir, path) : undefined,
  };
}
