// Saves to a local folder through the File System Access API. The browser shows a dialog to choose the folder, and
// requests the permission to write.

import { draftMessages as words } from '#i18n/editorMessages';
import { decodeExact } from '../../../lib/decodeExact.ts';
import { toFileText } from '../../drafts/toFileText.ts';
import type { SaveFile, SaveOutcome, SaveTarget } from './saveTarget.ts';

type Folder = FileSystemDirectoryHandle;

declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<Folder>;
  }
}

/** Candidates for the path of the site folder in a repository. */
const SITE_FOLDERS = ['', 'public', 'static', 'site'];

/** A cache for the lifetime of the document: the user chooses the folder only once. */
let chosenFolder: Folder | undefined;

export const folderTarget: SaveTarget = {
  name: 'folder',
  label: words.targets.folder,
  isOffered: () => window.showDirectoryPicker !== undefined,
  save: async ({ files }) => {
    try {
      chosenFolder ??= await window.showDirectoryPicker?.({ id: 'site', mode: 'readwrite' });
      const [page] = files;
      if (chosenFolder === undefined || page === undefined) return { kind: 'cancelled' };
      const site = await findSite(chosenFolder, page);
      if (site === undefined) {
        chosenFolder = undefined;
        return { kind: 'failed', message: words.wrongFolder(page.path) };
      }
      return await writeAll(site, files);
    } catch (error) {
      chosenFolder = undefined;
      const isAbort = error instanceof DOMException && error.name === 'AbortError';
      return isAbort ? { kind: 'cancelled' } : { kind: 'failed', message: words.notWritten };
    }
  },
};

async function findSite(folder: Folder, { path, base }: SaveFile): Promise<Folder | undefined> {
  for (const name of SITE_FOLDERS) {
    const site = name === '' ? folder : await folder.getDirectoryHandle(name).catch(() => undefined);
    const isSite = site && (base === undefined || (await openFile(site, path).catch(() => undefined)));
    if (isSite) return site;
  }
  return undefined;
}

/** Validates all files before the first write. Images are written before the page that references them. */
async function writeAll(site: Folder, files: readonly SaveFile[]): Promise<SaveOutcome> {
  const ready: [path: string, content: string | Blob][] = [];
  for (const file of files) {
    const { path, content, base } = file;
    if (typeof content !== 'string' || base === undefined) {
      const existing = await openFile(site, path).catch(() => undefined);
      if (existing === undefined) ready.unshift([path, content]);
      else if (!isSame(await readBytes(existing), await new Blob([content]).arrayBuffer()))
        return { kind: 'failed', message: words.isThere(path) };
      continue;
    }
    const original = decodeExact(await readBytes(await openFile(site, path)));
    if (original === undefined) return { kind: 'failed', message: words.notUtf8(path) };
    const converted = toFileText(original, file, content);
    if ('newest' in converted) return { kind: 'changed', ...converted };
    ready.push([path, converted.text]);
  }
  for (const [path, content] of ready) {
    // The browser replaces the file only when the stream is closed.
    const stream = await (await openFile(site, path, true)).createWritable();
    await stream.write(content);
    await stream.close();
  }
  return { kind: 'saved', message: words.written(files.map(({ path }) => path)) };
}

function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [a, b] = [new Uint8Array(one), new Uint8Array(other)];
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

async function readBytes(file: FileSystemFileHandle): Promise<ArrayBuffer> {
  return (await file.getFile()).arrayBuffer();
}

async function openFile(site: Folder, path: string, create = false): Promise<FileSystemFileHandle> {
  const names = path.split('/');
  let folder = site;
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create });
  return folder.getFileHandle(names.at(-1) ?? path, { create });
}
