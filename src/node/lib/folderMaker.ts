import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes the folders that files are to stand in, each once: thousands of files share a few.
 * @param root that the files are named from
 */
export function createFolderMaker(root: string): (file: string) => Promise<void> {
  const made = new Map<string, Promise<unknown>>();
  return async (file) => {
    const folder = dirname(join(root, file));
    const making = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, making);
    await making;
  };
}
