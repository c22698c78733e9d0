// Pages that are links to files elsewhere: what happens to such a file is told where the link stands.
import { type FSWatcher, lstatSync, realpathSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { kindInSite } from '../lib/siteLinks.ts';

export interface LinkWatch {
  /** Something else may stand at a path: a link that is to be followed, or none any more. */
  look: (path: string) => void;
  close: () => void;
}

/**
 * Follows the links to files below a folder.
 * @param tell is told the slash path of a link whose file was edited, added or removed
 */
export function watchLinks(root: string, tell: (path: string) => void): LinkWatch {
  const watchers = new Map<string, FSWatcher>();
  const forget = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  return {
    look(path) {
      for (const known of [...watchers.keys()])
        if (known === path || known.startsWith(`${path}/`)) forget(known);
      const target = kindInSite(root, path) === 'file' ? targetOf(join(root, path)) : undefined;
      if (target === undefined) return;
      try {
        // Its folder: editors put another file in the place of the one that is saved.
        const watcher = watch(dirname(target), (_, name) => {
          if (name === basename(target)) tell(path);
        });
        watcher.on('error', () => forget(path));
        watchers.set(path, watcher);
      } catch {
        // It went before it could be watched.
      }
    },
    close() {
      for (const path of [...watchers.keys()]) forget(path);
    },
  };
}

/** The file that a link leads to; undefined for what is no link, and where it leads nowhere. */
function targetOf(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}
