// Tells at once what happens below a folder, by the system's own means: nothing is read for it but the names
// of folders, so that a large site is watched as soon as a small one.
import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { inFolder } from '../../core/site/urls/folder.ts';
import { isLeftover } from '../../core/site/urls/pageFile.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { codeOf } from '../lib/codeOf.ts';
import { kindInSite } from '../lib/siteLinks.ts';
import { watchLinks } from './watchLinks.ts';

/** Is told the slash path of each file that was edited, added or removed, and of each folder that has gone. */
type Tell = (path: string) => void;

/** Watches what is not hidden below a folder, until the returned function is called. */
export function watchTree(root: string, tell: Tell): () => void {
  // The system watches what lies in a folder, and no file that is linked to from there.
  const links = watchLinks(root, tell);
  const onChange = (path: string) => {
    links.look(path);
    tell(path);
  };
  // Elsewhere the system watches a whole tree by itself; here Node would watch each file of it.
  const close = process.platform === 'linux' ? watchEachFolder(root, onChange) : watchWhole(root, onChange);
  for (const path of listFiles(root, '', isLink)) links.look(path);
  return () => {
    close();
    links.close();
  };
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || isLeftover(name);
}

function watchWhole(root: string, tell: Tell): () => void {
  const watcher = watch(root, { recursive: true }, (event, name) => {
    const path = name?.split(sep).join('/') ?? '';
    if (path === '' || path.split('/').some(isHidden)) return;
    if (!isFolder(root, path)) tell(path);
    // Of a folder that was moved here nobody tells the files; when its date changes they have told it themselves.
    else if (event === 'rename') for (const file of listFiles(root, path)) tell(file);
  });
  watcher.on('error', complain);
  return () => watcher.close();
}

function watchEachFolder(root: string, tell: Tell): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const follow = (folder: string) => {
    try {
      const watcher = watch(join(root, folder), (event, name) => {
        if (name === null || isHidden(name)) return;
        const path = inFolder(folder, name);
        if (!isFolder(root, path)) {
          forget(path);
          tell(path);
        } else if (event === 'rename') {
          // Another folder than the one that had this name.
          forget(path);
          follow(path);
          for (const file of listFiles(root, path)) tell(file);
        }
      });
      watcher.on('error', complain);
      watchers.set(folder, watcher);
    } catch (error) {
      complain(error);
    }
    for (const entry of listEntries(join(root, folder))) {
      const path = inFolder(folder, entry.name);
      if (isFolderEntry(root, path, entry)) follow(path);
    }
  };
  follow('');
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

function listFiles(root: string, folder: string, isWanted = (_: Dirent) => true): string[] {
  return listEntries(join(root, folder)).flatMap((entry) => {
    const path = inFolder(folder, entry.name);
    if (isFolderEntry(root, path, entry)) return listFiles(root, path, isWanted);
    return isWanted(entry) ? [path] : [];
  });
}

function isLink(entry: Dirent): boolean {
  return entry.isSymbolicLink();
}

/** None where the folder has gone meanwhile. */
function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isHidden(name));
  } catch {
    return [];
  }
}

/** Links to folders are followed as the build follows them. */
function isFolder(root: string, path: string): boolean {
  return kindInSite(root, path) === 'folder';
}

/** Of an entry that was just listed: only a link has to be asked for. */
function isFolderEntry(root: string, path: string, entry: Dirent): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && isFolder(root, path));
}

function complain(error: unknown): void {
  // It went before it could be watched: its own folder tells that.
  if (codeOf(error) === 'ENOENT') return;
  console.error(`监视文件时出错：${messageOf(error)}`);
}
