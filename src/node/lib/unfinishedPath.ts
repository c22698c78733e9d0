import { dirname, join } from 'node:path';
import { shortHash } from './shortHash.ts';

/**
 * Where a file is written until it is whole: beside it, under a name of its own that every disk takes. A name may have
 * 255 bytes, 85 Chinese letters, and none is left for an ending.
 */
export function unfinishedPath(path: string): string {
  return join(dirname(path), `.${shortHash(path).slice(0, 12)}.unfinished`);
}
