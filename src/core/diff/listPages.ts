// The pages of two versions, by what became of them as far as the manifest knows.
import type { DocEntry, Version } from '../site/manifest/manifest.ts';
import { pairPages } from './pairPages.ts';

export interface PageList {
  new: readonly DocEntry[];
  gone: readonly DocEntry[];
  /** Two pages each, whose texts are not the same file. */
  both: readonly { before: DocEntry; after: DocEntry }[];
  /** The same page in both. */
  same: readonly DocEntry[];
}

export function listPages(before: Version, after: Version): PageList {
  const list = {
    new: [] as DocEntry[],
    gone: [] as DocEntry[],
    both: [] as PageList['both'][number][],
    same: [] as DocEntry[],
  };
  for (const pair of pairPages(before, after)) {
    if (pair.after === undefined) {
      if (pair.before !== undefined && !pair.before.unlisted) list.gone.push(pair.before);
    } else if (pair.before === undefined) {
      if (!pair.after.unlisted) list.new.push(pair.after);
    } else if (isSameText(pair.before, pair.after)) list.same.push(pair.after);
    else list.both.push({ before: pair.before, after: pair.after });
  }
  return list;
}

/** An inherited page is the same file, and so the same text. */
function isSameText(before: DocEntry, after: DocEntry): boolean {
  return before.file === after.file || (before.hash !== undefined && before.hash === after.hash);
}
