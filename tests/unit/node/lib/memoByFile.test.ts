import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoByFile } from '../../../../src/node/lib/memoByFile.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

async function open(limit?: number) {
  const folder = await tempFolder({ 'a.md': 'a', 'b.md': 'b' });
  const made: string[] = [];
  const read = memoByFile(async (file) => made.push(file.slice(-4)), limit);
  return { folder, made, read: (name: string) => read(join(folder, name)) };
}

describe('memoByFile', () => {
  it('makes a file’s value again only when the file has changed', async () => {
    const { folder, made, read } = await open();
    for (const name of ['a.md', 'b.md', 'a.md', 'b.md']) await read(name);
    expect(made).toEqual(['a.md', 'b.md']);
    await writeFile(join(folder, 'a.md'), 'longer');
    for (const name of ['a.md', 'b.md']) await read(name);
    expect(made).toEqual(['a.md', 'b.md', 'a.md']);
  });

  it('caches the values of a limited number of files', async () => {
    const { made, read } = await open(1);
    for (const name of ['a.md', 'a.md', 'b.md', 'a.md']) await read(name);
    expect(made).toEqual(['a.md', 'b.md', 'a.md']);
  });

  it('tries again where it has failed, though the file is the same', async () => {
    const folder = await tempFolder({ 'a.md': 'a' });
    let isLocked = true;
    const read = memoByFile(async () => {
      if (isLocked) throw new Error('EBUSY: resource busy or locked');
      return 'a';
    });
    await expect(read(join(folder, 'a.md'))).rejects.toThrow('EBUSY');
    isLocked = false;
    expect(await read(join(folder, 'a.md'))).toBe('a');
  });
});
