// A markdown file is parsed once for each content: what is found is kept on disk.
import { memoByFile } from '../lib/memoByFile.ts';
import { readTextFile, type TextFile } from '../lib/readText.ts';
import { yieldInSlices } from '../lib/yieldInSlices.ts';
import type { PageFacts } from './findPageFacts.ts';
import { pageCache } from './pageCache.ts';

const readKnownFacts = memoByFile(async (path) => recallFacts(await readTextFile(path)));

/** The facts of a file, remembered until the file changes. */
export async function readPageFacts(path: string): Promise<PageFacts> {
  await yieldInSlices();
  return readKnownFacts(path);
}

/** The facts of a text. */
export function recallFacts(file: TextFile): Promise<PageFacts> {
  return pageCache.getOrMake(file.hash, async () => {
    // The parsers take a second to load: only what is new needs them.
    const { findPageFacts } = await import('./findPageFacts.ts');
    return findPageFacts(file);
  });
}
