import { statSync } from 'node:fs';
import { typedPath } from './typedPath.ts';

/** The site folder as an absolute path: `SITE_DIR`, or `public`. Throws when there is no such folder. */
export function findSiteDir(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const folder = typedPath(env.SITE_DIR, 'public', env);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`找不到站点文件夹 ${folder}：请检查环境变量 SITE_DIR，相对路径从输入命令的文件夹算起。`);
  return folder;
}
