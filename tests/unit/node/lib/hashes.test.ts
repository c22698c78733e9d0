import { rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashSources } from '../../../../src/node/lib/hashes.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const FILES = {
  'src/reader/app/App.tsx': 'app',
  'src/lib/tree.ts': 'tree',
  'package-lock.json': '{}',
  'README.md': 'x',
};
const SOURCES = { paths: ['src', 'package-lock.json'] };

describe('hashSources', () => {
  it('is the same in another folder with files of another time', async () => {
    const [here, there] = [await tempFolder(FILES), await tempFolder(FILES)];
    await utimes(join(there, 'src/reader/app/App.tsx'), 1, 1);
    expect(await hashSources(SOURCES, here)).toBe(await hashSources(SOURCES, there));
  });

  it.each([
    ['an edit', (folder: string) => writeFile(join(folder, 'src/lib/tree.ts'), 'tree2')],
    [
      'another name',
      (folder: string) => rename(join(folder, 'src/lib/tree.ts'), join(folder, 'src/lib/a.ts')),
    ],
    ['a new file', (folder: string) => writeFile(join(folder, 'src/lib/new.ts'), '')],
    ['a file of its own', (folder: string) => writeFile(join(folder, 'package-lock.json'), '{ }')],
  ])('is another one after %s', async (_, change) => {
    const folder = await tempFolder(FILES);
    const before = await hashSources(SOURCES, folder);
    await change(folder);
    expect(await hashSources(SOURCES, folder)).not.toBe(before);
  });

  it('knows nothing of other files', async () => {
    const folder = await tempFolder(FILES);
    const some = { ...SOURCES, isMeant: (file: string) => !file.startsWith('src/lib/') };
    const before = await hashSources(some, folder);
    await writeFile(join(folder, 'README.md'), 'y');
    await writeFile(join(folder, 'src/lib/tree.ts'), 'tree2');
    expect(await hashSources(some, folder)).toBe(before);
  });

  it('says so when a path is gone', async () => {
    await expect(hashSources({ paths: ['src/gone'] }, await tempFolder(FILES))).rejects.toThrow('ENOENT');
  });
});
