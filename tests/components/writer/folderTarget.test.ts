// A folder on the writer's machine: one edited line is one changed line, and what others have changed is met first.
import { expect, it, vi } from 'vitest';
import type { SaveFile, SaveTarget } from '../../../src/writer/editor/save/saveTarget.ts';

const FILE = 'docs/v8/deploy.md';

/** A folder of the browser's, over files by their paths. */
function folderOver(files: Map<string, string>, path = ''): FileSystemDirectoryHandle {
  const find = (name: string, isThere: boolean, create = false) => {
    if (!isThere && !create) throw new DOMException(name, 'NotFoundError');
  };
  const folder = {
    getDirectoryHandle: async (name: string, options?: { create?: boolean }) => {
      const inner = `${path}${name}/`;
      find(
        name,
        [...files.keys()].some((file) => file.startsWith(inner)),
        options?.create,
      );
      return folderOver(files, inner);
    },
    getFileHandle: async (name: string, options?: { create?: boolean }) => {
      const file = path + name;
      find(name, files.has(file), options?.create);
      return {
        getFile: async () => new Blob([files.get(file) ?? '']),
        createWritable: async () => {
          let written = '';
          return {
            write: async (content: string | Blob) => {
              written = typeof content === 'string' ? content : await content.text();
            },
            close: async () => void files.set(file, written),
          };
        },
      };
    },
  };
  // No more of it than is used.
  return folder as unknown as FileSystemDirectoryHandle;
}

async function saveInto(files: Map<string, string>, ...saved: SaveFile[]) {
  vi.resetModules();
  const { folderTarget } = await import('../../../src/writer/editor/save/folderTarget.ts');
  window.showDirectoryPicker = async () => folderOver(files);
  // The way asks for the files only.
  return folderTarget.save({ files: saved } as unknown as Parameters<SaveTarget['save']>[0]);
}

it('writes into the repository’s site folder, with the form of the file, and pictures with it', async () => {
  const files = new Map([[`public/${FILE}`, '\uFEFF# 甲\r\n乙\r\n']]);
  const outcome = await saveInto(
    files,
    { path: FILE, content: '# 甲\n乙改\n', base: '# 甲\n乙\n' },
    { path: 'docs/v8/img/新图.png', content: new Blob(['图']) },
  );
  expect(outcome.kind).toBe('saved');
  expect(Object.fromEntries(files)).toEqual({
    [`public/${FILE}`]: '\uFEFF# 甲\r\n乙改\r\n',
    'public/docs/v8/img/新图.png': '图',
  });
});

it('writes nothing where the file is another one than writing began from, or is not there', async () => {
  const files = new Map([[FILE, '# 他改\n']]);
  const saved = { path: FILE, content: '# 我改\n', base: '# 甲\n' };
  expect(await saveInto(files, saved)).toEqual({ kind: 'changed', newest: '# 他改\n' });
  expect(files.get(FILE)).toBe('# 他改\n');
  expect(await saveInto(new Map([['readme.md', '']]), saved)).toMatchObject({ kind: 'failed' });
});

it.each([
  ['图', 'saved', '# 我改\n'],
  ['别的图', 'failed', '# 甲\n'],
])('writes over no picture: where %s lies already it is %s', async (there, kind, written) => {
  const picture = { path: 'docs/v8/img/图.png', content: new Blob(['图']) };
  const files = new Map([
    [FILE, '# 甲\n'],
    [picture.path, there],
  ]);
  const outcome = await saveInto(files, { path: FILE, content: '# 我改\n', base: '# 甲\n' }, picture);
  expect(outcome.kind).toBe(kind);
  expect([files.get(FILE), files.get(picture.path)]).toEqual([written, there]);
});

it('is no failure where the writer chooses no folder', async () => {
  vi.resetModules();
  const { folderTarget } = await import('../../../src/writer/editor/save/folderTarget.ts');
  window.showDirectoryPicker = () => Promise.reject(new DOMException('', 'AbortError'));
  const job = { files: [] } as unknown as Parameters<SaveTarget['save']>[0];
  expect(await folderTarget.save(job)).toEqual({ kind: 'cancelled' });
});
