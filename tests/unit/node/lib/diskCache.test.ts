import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  copyCachedFolder,
  openBucket,
  openCachedFolder,
  openRecord,
  openVersionedCache,
} from '../../../../src/node/lib/diskCache.ts';
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

describe('copyCachedFolder', () => {
  it('makes a folder once, and copies it into others', async () => {
    const [store, first, second] = [await tempFolder(), await tempFolder(), await tempFolder()];
    const task = making();
    expect(await copyCachedFolder(store, first, task)).toEqual({ scripts: ['assets/web.js'] });
    expect(await copyCachedFolder(store, second, task)).toEqual({ scripts: ['assets/web.js'] });
    expect(task.made).toHaveLength(1);
    for (const folder of [first, second])
      expect(await readFile(join(folder, 'assets/web.js'), 'utf8')).toBe('made of a1');
  });

  it('makes another one for another hash', async () => {
    const store = await tempFolder();
    await openCachedFolder(store, making('a1'));
    const { folder } = await openCachedFolder(store, making('b2'));
    expect(await readFile(join(folder, 'assets/web.js'), 'utf8')).toBe('made of b2');
  });

  it('knows a folder that was copied from elsewhere, whatever the times of its files', async () => {
    const store = await tempFolder();
    await openCachedFolder(store, making());
    const elsewhere = join(await tempFolder(), 'other/clone');
    await cp(store, elsewhere, { recursive: true });
    const task = making();
    const { folder, value } = await openCachedFolder(elsewhere, task);
    expect([task.made, value]).toEqual([[], { scripts: ['assets/web.js'] }]);
    expect(folder.startsWith(elsewhere)).toBe(true);
  });
});

describe('openCachedFolder', () => {
  it.each([
    ['a file is missing', (place: string) => rm(join(place, 'files/worker.js'))],
    ['a file is cut off', (place: string) => writeFile(join(place, 'files/assets/web.js'), 'made o')],
    ['its list cannot be read', (place: string) => writeFile(join(place, 'list.json'), '{')],
    ['there is no list', (place: string) => rm(join(place, 'list.json'))],
  ])('makes a folder anew where %s', async (_, damage) => {
    const store = await tempFolder();
    await openCachedFolder(store, making());
    await damage(join(store, 'web/a1'));
    const task = making();
    const { folder } = await openCachedFolder(store, task);
    expect(task.made).toHaveLength(1);
    expect(await readFile(join(folder, 'assets/web.js'), 'utf8')).toBe('made of a1');
    expect(await readdir(join(store, 'web'))).toEqual(['a1']);
  });

  it('leaves nothing of what was not finished', async () => {
    const store = await tempFolder();
    const make = () => Promise.reject(new Error('Module not found'));
    await expect(openCachedFolder(store, { ...making(), make })).rejects.toThrow('Module not found');
    expect(await readdir(join(store, 'web'))).toEqual([]);
  });

  it('keeps nothing under a hash that changed while it was made', async () => {
    const store = await tempFolder();
    const hashes = ['a1'];
    const task = { ...making(), findHash: async () => hashes.shift() ?? 'b2' };
    await openCachedFolder(store, task);
    expect(await readdir(join(store, 'web'))).toEqual(['b2']);
    expect(task.made).toHaveLength(2);
  });

  it('gives two who ask at the same time the same', async () => {
    const store = await tempFolder();
    const [one, other] = await Promise.all([
      openCachedFolder(store, making()),
      openCachedFolder(store, making()),
    ]);
    expect(one.folder).toBe(other.folder);
    expect(await readdir(join(store, 'web'))).toEqual(['a1']);
  });

  it('removes the least recently used folders of the same kind', async () => {
    const store = await tempFolder();
    await openCachedFolder(store, making('0', 'web-wide'));
    for (const [at, hash] of ['1', '2', '3', '4'].entries()) {
      await openCachedFolder(store, making(hash));
      await utimes(join(store, 'web', hash), at, at);
    }
    await openCachedFolder(store, making('1'));
    await openCachedFolder(store, making('5'));
    expect((await readdir(join(store, 'web'))).sort()).toEqual(['1', '3', '4', '5']);
    expect(await readdir(join(store, 'web-wide'))).toEqual(['0']);
  });

  it('leaves folders beyond the limit that were used within minutes: another process may read them', async () => {
    const store = await tempFolder();
    const hashes = ['1', '2', '3', '4', '5', '6'];
    for (const hash of hashes) await openCachedFolder(store, making(hash));
    expect((await readdir(join(store, 'web'))).sort()).toEqual(hashes);
  });
});

describe('openRecord', () => {
  it('returns what was set, and undefined for a truncated file', async () => {
    const folder = join(await tempFolder(), 'builds');
    const record = openRecord<number[]>(folder, 'a.json');
    expect(record.get()).toBeUndefined();
    record.set([1]);
    expect(openRecord(folder, 'a.json').get()).toEqual([1]);
    expect(await readdir(folder)).toEqual(['a.json']);
    await writeFile(join(folder, 'a.json'), '[1');
    expect(record.get()).toBeUndefined();
  });

  it('keeps the old value while a new one is written in steps', async () => {
    const folder = await tempFolder();
    const record = openRecord<number[]>(folder, 'a.json');
    record.set([1]);
    const steps = record.setInSteps(['[2', ',3]']);
    steps.next();
    expect(record.get()).toEqual([1]);
    while (!steps.next().done);
    expect(record.get()).toEqual([2, 3]);
  });

  it('removes the least recently used ones, and temporary files that killed processes left', async () => {
    const folder = await tempFolder({ 'a.json.killed': '[' });
    await utimes(join(folder, 'a.json.killed'), 0, 0);
    for (const [at, name] of ['a', 'b', 'c'].entries()) {
      openRecord(folder, name, 3).set(name);
      await utimes(join(folder, name), at + 1, at + 1);
    }
    openRecord(folder, 'a', 3).get();
    openRecord(folder, 'd', 3).set('d');
    expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd']);
  });
});

describe('openBucket', () => {
  it('lists and removes values by key', async () => {
    const bucket = openBucket(await tempFolder(), 'site');
    bucket.set('a', 1);
    bucket.set('b', null);
    expect([bucket.get('a'), bucket.get('b'), bucket.get('c')]).toEqual([1, null, undefined]);
    bucket.remove(['a', 'c']);
    expect(bucket.keys()).toEqual(['b']);
  });

  it('removes the least recently used bucket as a whole', async () => {
    const folder = await tempFolder();
    for (const [at, name] of ['a', 'b'].entries()) {
      openBucket(folder, name, 2).set('value', at);
      await utimes(join(folder, name), at, at);
    }
    openBucket(folder, 'a', 2);
    openBucket(folder, 'c', 2);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c']);
  });
});

/** What one run of the build gets for the key `name`. */
function runIn(folder: string, value: unknown, version = '1') {
  return openVersionedCache(folder, async () => version).getOrMake('name', () => value);
}

/** The folder of the only version. */
async function onlyVersion(folder: string): Promise<string> {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return join(folder, names[0] ?? '');
}

describe('openVersionedCache', () => {
  it('makes a value once', async () => {
    const folder = await tempFolder();
    expect(await runIn(folder, { a: [1] })).toEqual({ a: [1] });
    expect(await runIn(folder, 'another')).toEqual({ a: [1] });
  });

  it('shares one make between concurrent calls, and calls it again after a failure', async () => {
    const cache = openVersionedCache(await tempFolder(), async () => '1');
    const make = vi.fn(async () => 'value');
    const both = [cache.getOrMake('name', make), cache.getOrMake('name', make)];
    expect(await Promise.all(both)).toEqual(['value', 'value']);
    expect(make).toHaveBeenCalledTimes(1);
    await expect(cache.getOrMake('other', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.getOrMake('other', make)).toBe('value');
  });

  it('returns a cached value without making one', async () => {
    const cache = openVersionedCache(await tempFolder(), async () => '1');
    expect(await cache.get('name')).toBeUndefined();
    await cache.getOrMake('name', () => 'value');
    expect(await cache.get('name')).toBe('value');
  });

  it('removes the values of other code', async () => {
    const folder = await tempFolder();
    await runIn(folder, 'old');
    await utimes(await onlyVersion(folder), 0, 0);
    expect(await runIn(folder, 'new', '2')).toBe('new');
    expect(await onlyVersion(folder)).toMatch(/-2$/);
  });

  it('replaces a value that cannot be read', async () => {
    const folder = await tempFolder();
    await runIn(folder, 'old');
    const file = join(await onlyVersion(folder), 'name');
    await writeFile(file, '{"broken');
    expect(await runIn(folder, 'new')).toBe('new');
    expect(await readFile(file, 'utf8')).toBe('"new"');
  });

  it('leaves no temporary file, however many processes write the same value', async () => {
    const folder = await tempFolder();
    await Promise.all(Array.from({ length: 8 }, () => runIn(folder, 'value')));
    expect(await readdir(await onlyVersion(folder))).toEqual(['name']);
  });

  it('makes values without caching them where it cannot write, or the code has no version', async () => {
    const file = join(await tempFolder({ a: '' }), 'a');
    expect(await runIn(file, 'value')).toBe('value');
    const cache = openVersionedCache(await tempFolder(), () => Promise.reject(new Error('no sources')));
    const values = [await cache.getOrMake('name', () => 1), await cache.getOrMake('name', () => 2)];
    expect(values).toEqual([1, 2]);
  });
});
