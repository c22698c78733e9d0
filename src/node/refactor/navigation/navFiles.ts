// The navigation of a site of another engine, and what its adapter reads of changed files.

import { listPageFiles } from '../../../core/site/manifest/siteEntries.ts';
import { folderPrefix } from '../../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../../core/site/urls/pageFileNames.ts';
import type { Plan } from '../../../writer/refactor/plan.ts';
import type { SiteFiles as WriterFiles } from '../../../writer/refactor/siteFiles.ts';
import type { FoundProject } from '../../adapters/findProjects.ts';
import type { SiteFiles } from '../../adapters/foreignSite.ts';
import { type Names, type NavState, readNavState } from './navTree.ts';
import { isNavFile } from './parseNavFile.ts';

/** Files by path; undefined where there is none any more. */
export type Texts = ReadonlyMap<string, string | undefined>;

export interface NavFiles {
  before: NavState;
  /** Texts of the files from which the adapter reads, pages excepted. */
  texts: ReadonlyMap<string, string>;
  /** Reads the site with other texts of some files. */
  read: (texts: Texts, names: Names) => Promise<NavState>;
  /** The files of a plan as they are afterwards. */
  textsOf: (plan: Plan) => Promise<Texts>;
}

export async function openNavFiles(project: FoundProject, site: WriterFiles): Promise<NavFiles> {
  const base = cacheFiles(project.project.files);
  const asked = new Set<string>();
  const read: NavFiles['read'] = (texts, names) =>
    readNavState(
      project,
      changeFiles(base, texts, (path) => asked.add(path)),
      names,
    );
  const before = await read(new Map(), { removed: [], manifests: [site.manifest] });
  const pages = listPageFiles(site.manifest);
  const texts = new Map<string, string>();
  for (const file of asked) {
    const text = isNavFile(file) && !pages.has(file) ? await site.read(file) : undefined;
    if (text !== undefined) texts.set(file, text);
  }
  return {
    before,
    texts,
    read,
    async textsOf({ changes, moves }) {
      const after = new Map(changes.map(({ file, after }) => [file, after]));
      for (const { from, to } of moves)
        after
          .set(from, undefined)
          .set(to, isMarkdownFile(from) || isNavFile(from) ? await base.read(from) : '');
      return after;
    },
  };
}

/** @param onRead is called with each path that is read */
function changeFiles(base: SiteFiles, texts: Texts, onRead: (path: string) => void): SiteFiles {
  return {
    async list(folder) {
      const prefix = folderPrefix(folder || '.');
      const kept = (await base.list(folder)).filter(
        (path) => !texts.has(path) || texts.get(path) !== undefined,
      );
      const known = new Set(kept);
      const added = [...texts].flatMap(([path, text]) =>
        text !== undefined && path.startsWith(prefix) && !known.has(path) ? path : [],
      );
      return [...kept, ...added];
    },
    async read(path) {
      onRead(path);
      return texts.has(path) ? texts.get(path)?.replace(/^\uFEFF/, '') : base.read(path);
    },
  };
}

const cacheFiles = ({ list, read }: SiteFiles): SiteFiles => ({ list: once(list), read: once(read) });

function once<T>(find: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const found = known.get(path) ?? find(path);
    known.set(path, found);
    return found;
  };
}
