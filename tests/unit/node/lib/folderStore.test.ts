import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyKept, openKept } from '../../../../src/node/lib/folderStore.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** Makes a folder of two files, and counts how often. */
function making(hash = 'a1', kind = 'web') {
  const made: string[] = [];
  const make = async (folder: string) => {
    made.push(folder);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/web.js'), `made of ${hash}`);
    await writeFile(join(folder, 'worker.js'), 'worker');
    return { scripts: ['assets/web.js'] };
  };
  return { kind, findHash: async () => hash, make, made };
}

describe('copyKept', () => {
  it('makes a folder once, and copies it into others', async () => {
    const [store, first, second] = [await tempFolder(), await tempFolder(), await tempFolder()];
    const task = making();
    expect(await copyKept(store, first, task)).toEqual({ scripts: ['assets/web.js'] });
    expect(await copyKept(store, second, task)).toEqual({ scripts: ['assets/web.js'] });
    expect(task.made).toHaveLength(1);
    for (const folder of [first, second])
      expect(await readFile(join(folder, 'assets/web.js'), 'utf8')).toBe('made of a1');
  });

  it('makes another one for another hash', async () => {
    const store = await tempFolder();
    await openKept(store, making('a1'));
    const { folder } = await openKept(store, making('b2'));
    expect(await readFile(join(folder, 'assets/web.js'), 'utf8')).toBe('made of b2');
  });

  it('knows a folder that was copied from elsewhere, whatever the times of its files', async () => {
    const store = await tempFolder();
    await openKept(store, making());
    const elsewhere = join(await tempFolder(), 'other/clone');
    await cp(store, elsewhere, { recursive: true });
    const task = making();
    const { folder, value } = await openKept(elsewhere, task);
    expect([task.made, value]).toEqual([[], { scripts: ['assets/web.js'] }]);
    expect(folder.startsWith(elsewhere)).toBe(true);
  });
});

describe('openKept', () => {
  it.each([
    ['a file is missing', (place: string) => rm(join(place, 'files/worker.js'))],
    ['a file is cut off', (place: string) => writeFile(join(place, 'files/assets/web.js'), 'made o')],
    ['its list cannot be read', (place: string) => writeFile(join(place, 'list.json'), '{')],
    ['there is no list', (place: string) => rm(join(place, 'list.json'))],
  ])('makes a folder anew where %s', async (_, damage) => {
    const store = await tempFolder();
    await openKept(store, making());
    await damage(join(store, 'web-a1'));
    const task = making();
    const { folder } = await openKept(store, task);
    expect(task.made).toHaveLength(1);
    expect(await readFile(join(folder, 'assets/web.js'), 'utf8')).toBe('made of a1');
    expect(await readdir(store)).toEqual(['web-a1']);
  });

  it('leaves nothing of what was not finished', async () => {
    const store = await tempFolder();
    const make = () => Promise.reject(new Error('Module not found'));
    await expect(openKept(store, { ...making(), make })).rejects.toThrow('Module not found');
    expect(await readdir(store)).toEqual([]);
  });

  it('keeps nothing under a hash that changed while it was made', async () => {
    const store = await tempFolder();
    const hashes = ['a1'];
    const task = { ...making(), findHash: async () => hashes.shift() ?? 'b2' };
    await openKept(store, task);
    expect(await readdir(store)).toEqual(['web-b2']);
    expect(task.made).toHaveLength(2);
  });

  it('gives two who ask at the same time the same', async () => {
    const store = await tempFolder();
    const [one, other] = await Promise.all([openKept(store, making()), openKept(store, making())]);
    expect(one.folder).toBe(other.folder);
    expect(await readdir(store)).toEqual(['web-a1']);
  });

  it('forgets what was not asked for for longest, of its kind', async () => {
    const store = await tempFolder();
    await openKept(store, making('0', 'web-wide'));
    for (const [at, hash] of ['1', '2', '3', '4'].entries()) {
      await openKept(store, making(hash));
      await utimes(join(store, `web-${hash}`), at, at);
    }
    await openKept(store, making('1'));
    await openKept(store, making('5'));
    expect((await readdir(store)).sort()).toEqual(['web-1', 'web-3', 'web-4', 'web-5', 'web-wide-0']);
  });
});
