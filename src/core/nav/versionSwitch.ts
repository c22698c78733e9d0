import type { Version } from '../model/manifest.ts';
import { findMainDoc } from '../paths/route.ts';

/**
 * The page of another version that stands for a doc: the doc of the same id,
 * else that version's main doc (peer-behaviour §9).
 */
export function findSamePage(version: Version, docId: string | undefined): { path: string; isSame: boolean } {
  const same = version.docs.find((doc) => doc.id === docId);
  return same === undefined
    ? { path: findMainDoc(version)?.path ?? version.path, isSame: false }
    : { path: same.path, isSame: true };
}
