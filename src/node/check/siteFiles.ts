import { join } from 'node:path';
import type { FindFileProblem } from '../../core/check/checkLinks.ts';
import { existsAs, walk } from '../lib/walk.ts';

/** Addresses that the build writes, not the writer. */
const BUILT = new Set([
  'feed.xml',
  'sitemap.xml',
  'manifest.json',
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
]);

/** Looks files up with their exact spelling: Windows and macOS forgive another case, hosts do not. */
export async function createFileLookup(siteDir: string): Promise<FindFileProblem> {
  const files = new Set(await walk(siteDir));
  const bySpelling = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return async (file) => {
    if (files.has(file) || BUILT.has(file)) return undefined;
    const other = bySpelling.get(file.toLowerCase());
    if (other !== undefined) return `大小写不一致，实际的文件是 ${other}`;
    return (await existsAs('file', join(siteDir, file))) ? undefined : '文件不存在';
  };
}
