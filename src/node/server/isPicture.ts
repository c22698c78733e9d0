import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureKind } from '../../core/model/pictureKind.ts';
import type { SavedPicture } from '../../core/model/saveRequest.ts';
import { isPagePath, isShownPath } from '../../core/pages/findRefusal.ts';
import { fileName } from '../../core/paths/fileName.ts';
import { parentFolder } from '../../core/paths/filePath.ts';

/** Whether a file is a picture by its name and by its first bytes, and may stand where it is to stand. */
export function isPicture(siteDir: string, { file, bytes }: Pick<SavedPicture, 'file' | 'bytes'>): boolean {
  const kind = pictureKind(Buffer.from(bytes.slice(0, 32), 'base64').toString('latin1'));
  const isOwn = isShownPath(file) && !file.split('/').includes('node_modules');
  // A folder that is there may have a name that not every system can have.
  const isNew = !existsSync(join(siteDir, parentFolder(file)));
  const isNamed = isPagePath(isNew ? file : fileName(file));
  return isOwn && isNamed && kind !== undefined && file.toLowerCase().endsWith(`.${kind}`);
}
