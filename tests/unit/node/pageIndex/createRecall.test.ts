import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createRecall } from '../../../../src/node/pageIndex/createRecall.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** What one run of the build keeps under a name. */
async function runIn(folder: string, value: unknown, version = '1') {
  const recall = createRecall(folder, async () => version);
  return recall('name', () => value);
}

describe('createRecall', () => {
  it('makes a value once, whatever comes after', async () => {
    const folder = await tempFolder();
    expect(await runIn(folder, { a: [1] })).toEqual({ a: [1] });
    expect(await runIn(folder, 'another')).toEqual({ a: [1] });
  });

  it('makes once what is asked for again before it is there, and again what failed', async () => {
    const recall = createRecall(await tempFolder(), async () => '1');
    const make = vi.fn(async () => 'value');
    expect(await Promise.all([recall('name', make), recall('name', make)])).toEqual(['value', 'value']);
    expect(make).toHaveBeenCalledTimes(1);
    await expect(recall('other', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await recall('other', make)).toBe('value');
  });

  it('tells what is kept without making it', async () => {
    const recall = createRecall(await tempFolder(), async () => '1');
    expect(await recall.find('name')).toBeUndefined();
    await recall('name', () => 'value');
    expect(await recall.find('name')).toBe('value');
  });

  it('throws away what other code has made', async () => {
    const folder = await tempFolder();
    await runIn(folder, 'old');
    expect(await runIn(folder, 'new', '2')).toBe('new');
    expect(await readdir(folder)).toEqual(['2']);
  });

  it('makes what cannot be read again, and mends it', async () => {
    const folder = await tempFolder();
    await runIn(folder, 'old');
    await writeFile(join(folder, '1/name'), '{"broken');
    expect(await runIn(folder, 'new')).toBe('new');
    expect(await readFile(join(folder, '1/name'), 'utf8')).toBe('"new"');
  });

  it('leaves nothing half written beside, however many make the same', async () => {
    const folder = await tempFolder();
    await Promise.all(Array.from({ length: 8 }, () => runIn(folder, 'value')));
    expect(await readdir(join(folder, '1'))).toEqual(['name']);
  });

  it('keeps nothing where it cannot, without a word', async () => {
    const file = join(await tempFolder({ a: '' }), 'a');
    expect(await runIn(file, 'value')).toBe('value');
    const recall = createRecall(await tempFolder(), () => Promise.reject(new Error('no sources')));
    expect([await recall('name', () => 1), await recall('name', () => 2)]).toEqual([1, 2]);
  });
});
