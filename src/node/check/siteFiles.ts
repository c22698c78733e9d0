import { join } from 'node:path';
import type { FindFileProblem } from '../../core/check/checkLinks.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { standsInSite } from '../lib/readText.ts';
import { existsAs, isPublic, walk } from '../lib/walk.ts';
import { FEED_PATH } from '../machine/feed.ts';
import { llmsFiles } from '../machine/llms.ts';
import { hasOpenSearch, OPEN_SEARCH_FILE } from '../machine/openSearch.ts';
import { SITEMAP_FILE } from '../machine/sitemap.ts';

/** Files that the build writes, not the writer. */
function listBuilt(manifest: Manifest): Set<string> {
  const lists = manifest.versions.map((version) => llmsFiles(manifest, version));
  const files = [
    FEED_PATH,
    'manifest.json',
    'robots.txt',
    ...lists.flatMap(({ list, full }) => [list, full]),
  ];
  if (manifest.site.url !== '') files.push(SITEMAP_FILE);
  if (hasOpenSearch(manifest.site)) files.push(OPEN_SEARCH_FILE);
  return new Set(files.map((file) => file.replace(/^\//, '')));
}

/** Looks files up with their exact spelling: Windows and macOS forgive another case, hosts do not. */
export async function createFileLookup(siteDir: string, manifest: Manifest): Promise<FindFileProblem> {
  const files = new Set(await walk(siteDir));
  const built = listBuilt(manifest);
  const bySpelling = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return async (file) => {
    if (files.has(file) || built.has(file)) return undefined;
    const other = bySpelling.get(file.toLowerCase());
    if (other !== undefined) return `大小写不一致，实际的文件是 ${other}`;
    if (!(await existsAs('file', join(siteDir, file)))) return '文件不存在';
    // The writer has it on his disk, its readers will not.
    const isPublished = isPublic(file) && (await standsInSite(siteDir, file));
    return isPublished
      ? undefined
      : '不会发布：以点开头的、node_modules 里的和链接过来的文件夹里的文件不属于站点';
  };
}
