// A folder on the writer's machine, where the browser can write into one (File System Access).

import { draftMessages as words } from '../../../core/i18n/editorMessages.ts';
import { decodeExact } from '../../../lib/decodeExact.ts';
import { toFileText } from '../../drafts/toFileText.ts';
import type { SaveFile, SaveOutcome, SaveWay } from './saveWay.ts';

type Folder = FileSystemDirectoryHandle;

declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<Folder>;
  }
}

/** The site may stand below the folder that was chosen: a repository has it in one of these. */
const SITE_FOLDERS = ['', 'public', 'static', 'site'];

/** Chosen once for as long as the page is open. */
let chosen: Folder | undefined;

export const folderWay: SaveWay = {
  name: 'folder',
  label: words.ways.folder,
  isOffered: () => window.showDirectoryPicker !== undefined,
  save: async ({ files }) => {
    try {
      chosen ??= await window.showDirectoryPicker?.({ id: 'site', mode: 'readwrite' });
      const [page] = files;
      if (chosen === undefined || page === undefined) return { kind: 'cancelled' };
      const site = await findSite(chosen, page);
      if (site === undefined) {
        chosen = undefined;
        return { kind: 'failed', words: words.wrongFolder(page.path) };
      }
      return await writeAll(site, files);
    } catch (error) {
      chosen = undefined;
      const isOwnWish = error instanceof DOMException && error.name === 'AbortError';
      return isOwnWish ? { kind: 'cancelled' } : { kind: 'failed', words: words.notWritten };
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

/** Everything is looked at before anything is written; what others lead to comes first. */
async function writeAll(site: Folder, files: readonly SaveFile[]): Promise<SaveOutcome> {
  const ready: [path: string, content: string | Blob][] = [];
  for (const file of files) {
    const { path, content, base } = file;
    if (typeof content !== 'string' || base === undefined) {
      const there = await openFile(site, path).catch(() => undefined);
      if (there === undefined) ready.unshift([path, content]);
      else if (!isSame(await readBytes(there), await new Blob([content]).arrayBuffer()))
        return { kind: 'failed', words: words.isThere(path) };
      continue;
    }
    const original = decodeExact(await readBytes(await openFile(site, path)));
    if (original === undefined) return { kind: 'failed', words: words.notUtf8(path) };
    const formed = toFileText(original, file, content);
    if ('newest' in formed) return { kind: 'changed', ...formed };
    ready.push([path, formed.text]);
  }
  for (const [path, content] of ready) {
    // It takes the file's place when it is closed, and not before.
    const stream = await (await openFile(site, path, true)).createWritable();
    await stream.write(content);
    await stream.close();
  }
  return { kind: 'saved', words: words.written(files.map(({ path }) => path).join('、')) };
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
