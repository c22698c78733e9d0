import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes the folders that files are to stand in, each once: thousands of files share a few.
 * @param root that the files are named from
 */
export function createFolderMaker(root: string): (file: string) => void {
  const made = new Set<string>();
  return (file) => {
    const folder = dirname(join(root, file));
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}
