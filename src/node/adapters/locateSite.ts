// Finds the site in the folder that a command is called for: the folder itself, or the site of another engine in it.
import { join } from 'node:path';
import { adapterMessages as messages } from '#i18n/adapterMessages';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { commonFolder } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { existsAs, listSite } from '../lib/listFiles.ts';
import type { ForeignSite } from './foreignSite.ts';
import { isTrusted } from './trusted/runTrusted.ts';

export interface LocatedSite {
  siteDir: string;
  foreign: ForeignSite | undefined;
}

/**
 * The folder of the site, which is the innermost one that contains all of its pages and its configuration.
 * @param folder absolute path
 * @throws Error that lists the sites, where there are several
 */
export async function locateSite(folder: string): Promise<LocatedSite> {
  if (await existsAs('file', join(folder, MANIFEST_FILE))) return { siteDir: folder, foreign: undefined };
  // Loaded here: a build of a site with a manifest, which changes nothing, loads no parser.
  const { findProjects, readForeignSite } = await import('./findProjects.ts');
  const [found, ...others] = await findProjects(folder);
  if (found === undefined) return { siteDir: folder, foreign: undefined };
  if (others.length > 0)
    throw new Error(
      messages.several([found, ...others].map(({ adapter, project }) => [project.root, adapter.engine])),
    );
  const { versions, locales, staticFolders = [] } = await found.adapter.read(found.project);
  const dirs = [...versions.map(({ dir }) => dir), ...locales.flatMap(({ dir }) => dir ?? [])];
  const siteDir = join(folder, commonFolder([found.project.root, ...dirs, ...staticFolders]));
  return { siteDir, foreign: await readForeignSite(siteDir) };
}

/** How many of the gaps in a configuration are printed. */
const MAX_UNREAD = 5;

/** The lines with which a command begins: for what it takes the folder, and what it could not read. */
export function describeForeignSite(
  siteDir: string,
  { engine, versions, locales, unread }: ForeignSite,
): string[] {
  const folders = new Set([...versions.map(({ dir }) => dir), ...locales.flatMap(({ dir }) => dir ?? [])]);
  const pages = new Set(
    [...folders].flatMap((dir) =>
      listSite(siteDir, dir)
        .filter(isMarkdownFile)
        .map((file) => `${dir}/${file}`),
    ),
  );
  const counts = { pages: pages.size, languages: Math.max(locales.length, 1), versions: versions.length };
  const gaps = unread.slice(0, MAX_UNREAD).map(({ file, line, what }) => messages.unread(file, line, what));
  const isCode = unread.some(({ file }) => /\.[cm]?[jt]sx?$/.test(file));
  const more = unread.length - gaps.length;
  return [
    messages.opened(engine, siteDir, counts),
    ...gaps,
    ...(more > 0 ? [messages.moreUnread(more)] : []),
    ...(isCode && !isTrusted() ? [messages.trust] : []),
  ];
}
