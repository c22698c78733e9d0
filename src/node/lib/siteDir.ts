import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** The site folder as an absolute path: `SITE_DIR`, or `public`. Throws when there is no such folder. */
export function findSiteDir(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const wanted = env.SITE_DIR || 'public';
  const folder = resolve(wanted);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`找不到站点文件夹 ${wanted}：请检查环境变量 SITE_DIR，或在项目根目录下运行。`);
  return folder;
}
