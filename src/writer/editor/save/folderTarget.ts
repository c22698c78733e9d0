// Saves to a local folder through the File System Access API.

import { draftMessages as words } from '../../../core/i18n/editorMessages.ts';
import { decodeExact } from '../../../lib/decodeExact.ts';
import { toFileText } from '../../drafts/toFileText.ts';
import type { SaveFile, SaveOutcome, SaveTarget } from './saveTarget.ts';

type Folder = FileSystemDirectoryHandle;

declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<Folder>;
  }
}

/** Where a repository may have its site folder. */
const SITE_FOLDERS = ['', 'public', 'static', 'site'];

/** Cached for the lifetime of the page. */
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
    const isThere = site && (base === undefined || (await openFile(site, path).catch(() => undefined)));
    if (isThere) return site;
  }
  return undefined;
}

/** Validates all files before the first write; images are written before the page that references them. */
async function writeAll(site: Folder, files: readonly SaveFile[]): Promise<SaveOutcome> {
  const ready: [path: string, content: string | Blob][] = [];
  for (const file of files) {
    const { path, content, base } = file;
    if (typeof content !== 'string' || base === undefined) {
      const there = await openFile(site, path).catch(() => undefined);
      if (there === undefined) ready.unshift([path, content]);
      else if (!isSame(await readBytes(there), await new Blob([content]).arrayBuffer()))
        return { kind: 'failed', message: words.isThere(path) };
      continue;
    }
    const original = decodeExact(await readBytes(await openFile(site, path)));
    if (original === undefined) return { kind: 'failed', message: words.notUtf8(path) };
    const formed = toFileText(original, file, content);
    if ('newest' in formed) return { kind: 'changed', ...formed };
    ready.push([path, formed.text]);
  }
  for (const [path, content] of ready) {
    // The browser replaces the file on close, not before.
    const stream = await (await openFile(site, path, true)).createWritable();
    await stream.write(content);
    await stream.close();
  }
  return { kind: 'saved', message: words.written(files.map(({ path }) => path).join('、')) };
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
