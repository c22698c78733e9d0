// Finds link targets that are files though their URLs look like pages: `demo.html`, `许可`, a folder with an index.html.
// The manifest lists them, since browsers cannot look them up.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileName, namesFile, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { resolveLinkedPath } from '../../core/site/urls/linkPath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import type { WrittenLink } from '../../writer/lint/collectLinks.ts';
import { ROOT_FOLDERS } from '../lib/rootFiles.ts';
import { isPublic } from '../lib/siteLinks.ts';

/**
 * Maps those link paths of a page that are not routes to the paths of their files. All paths start at the site
 * folder.
 */
export type FindAttachments = (
  file: string,
  links: readonly Pick<WrittenLink, 'kind' | 'href'>[],
) => Record<string, string> | undefined;

/** Caches the listing of each folder. */
export function createAttachmentFinder(siteDir: string): FindAttachments {
  const folders = new Map<string, ReadonlyMap<string, 'file' | 'folder'>>();
  const list = (folder: string) => {
    const known = folders.get(folder) ?? readNames(join(siteDir, folder));
    folders.set(folder, known);
    return known;
  };
  const kindOf = (path: string) => list(parentFolder(path)).get(fileName(path));
  const find = (path: string): string | undefined => {
    const kind = kindOf(path);
    return kind === 'folder' ? find(`${path}/index.html`) : kind && path;
  };
  const isInRootFolder = (path: string) =>
    ROOT_FOLDERS.some((folder) => find(inFolder(folder, path)) !== undefined);
  return (file, links) => {
    const found = links.flatMap(({ kind, href }): [string, string][] => {
      const path = kind === 'link' ? resolveLinkedPath(file, href) : undefined;
      if (path === undefined || !isPublic(path) || isMarkdownFile(path) || namesFile(path)) return [];
      const target = find(path) ?? (href.startsWith('/') && isInRootFolder(path) ? path : undefined);
      return target === undefined ? [] : [[path, target]];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found.sort());
  };
}

function readNames(folder: string): ReadonlyMap<string, 'file' | 'folder'> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Map(entries.map((entry) => [entry.name, entry.isDirectory() ? 'folder' : 'file'] as const));
  } catch {
    return new Map();
  }
}
