import { coalesce } from '../lib/coalesce.ts';
import { watchTree } from './watchTree.ts';

/** Editors write in several steps; changes this close together, in milliseconds, are one. */
const QUIET_TIME = 50;

/**
 * Calls back with what was edited, added or removed below a folder, as slash paths; of a folder that has gone
 * its own. While a callback works, changes are collected for the next one.
 */
export function watchFolder(
  folder: string,
  onChange: (files: readonly string[]) => Promise<void>,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = coalesce(async () => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await onChange(files);
  });
  const close = watchTree(folder, (path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET_TIME);
  });
  return () => {
    clearTimeout(timer);
    close();
  };
}
