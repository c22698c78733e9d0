import { pictureKind } from '../../core/model/pictureKind.ts';
import type { SavedPicture } from '../../core/model/saveRequest.ts';
import { isPagePath } from '../../core/pages/findRefusal.ts';

/** Whether a file is a picture by its name and by its first bytes, and may stand where it is to stand. */
export function isPicture({ file, bytes }: Pick<SavedPicture, 'file' | 'bytes'>): boolean {
  const kind = pictureKind(Buffer.from(bytes.slice(0, 32), 'base64').toString('latin1'));
  const isOwn = !file.split('/').includes('node_modules');
  return isOwn && isPagePath(file) && kind !== undefined && file.toLowerCase().endsWith(`.${kind}`);
}
