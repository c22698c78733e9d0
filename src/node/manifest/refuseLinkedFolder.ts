import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../core/errors.ts';

/**
 * A folder of pages that is a link to elsewhere: links to folders are not followed (walk.ts), so that its pages would
 * be listed and never published.
 * @param dir inside the site folder, with slashes
 * @throws ContentError that names the link
 */
export async function refuseLinkedFolder(siteDir: string, dir: string): Promise<void> {
  const names = dir.split('/');
  for (let depth = 1; depth <= names.length; depth += 1) {
    const path = names.slice(0, depth).join('/');
    const found = await lstat(join(siteDir, path)).catch(() => undefined);
    if (found?.isSymbolicLink())
      throw new ContentError(
        'invalid',
        path,
        `站点文件夹里的 ${path} 是一个链接，链接过来的文件夹不会发布。请把 SITE_DIR 指到它所在的真实文件夹，或把文件复制进站点文件夹`,
      );
  }
}
