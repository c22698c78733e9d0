// A markdown file is parsed once for each content: what is found is kept on disk.
import { memoByFile } from '../lib/memoByFile.ts';
import { readTextFile, type TextFile } from '../lib/readText.ts';
import type { PageFacts } from './findPageFacts.ts';
import { recall } from './recall.ts';

/** The facts of a file, remembered until the file changes. */
export const readPageFacts = memoByFile(async (path) => recallFacts(await readTextFile(path)));

/** The facts of a text. */
export function recallFacts(file: TextFile): Promise<PageFacts> {
  return recall(file.hash, async () => {
    // The parsers take a second to load: only what is new needs them.
    const { findPageFacts } = await import('./findPageFacts.ts');
    return findPageFacts(file);
  });
}
