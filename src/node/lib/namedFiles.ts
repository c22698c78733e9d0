// Files by the names that a wiki's links give them, wherever they lie.
import { joinPath, namesFile, parentFolder } from '../../core/site/urls/filePath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { readWikiAddress } from '../../core/site/urls/wikiAddress.ts';
import { isPublic } from './publicPath.ts';
import { kindInSite } from './siteLinks.ts';

type ListFiles = () => readonly string[];

/** The file beside a page, else the one with the shortest path that is called so. */
export function findNamedFile(
  siteDir: string,
  page: string,
  name: string,
  files: ListFiles,
): string | undefined {
  const beside = joinPath(parentFolder(page), name);
  if (beside === undefined || kindInSite(siteDir, beside) !== undefined) return beside;
  return files()
    .filter((path) => isPublic(path) && `/${path}`.endsWith(`/${name}`))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** The files of other folders that a page's links name; undefined where there are none. */
export function listNamedFiles(
  siteDir: string,
  page: string,
  hrefs: readonly string[],
  files: ListFiles,
): string[] | undefined {
  const found = hrefs.flatMap((href) => {
    const name = readWikiAddress(href)?.name ?? '';
    if (!namesFile(name) || isMarkdownFile(name)) return [];
    const file = findNamedFile(siteDir, page, name, files);
    return file === undefined || file === joinPath(parentFolder(page), name) ? [] : [file];
  });
  return found.length === 0 ? undefined : [...new Set(found)].sort();
}
