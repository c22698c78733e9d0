import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRecord } from '../../../../src/node/lib/diskCache.ts';
import { openFileHashes } from '../../../../src/node/lib/fileHashes.ts';
import { hashFile } from '../../../../src/node/lib/hashes.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('hashes a file again once it has changed, and one that was just written each time', async () => {
  const folder = await tempFolder({ 'a.md': '甲', 'img/b.png': 'b' });
  const record = openRecord<Record<string, readonly [string, string]>>(await tempFolder(), 'files');
  const path = join(folder, 'a.md');
  const first = openFileHashes(folder, record);
  expect(first.hash(path)).toBe(hashFile(path));
  expect([first.hash(join(folder, 'img')), first.hash(join(folder, 'lost.md'))]).toEqual([
    undefined,
    undefined,
  ]);
  first.save();
  // Written within the resolution of a file system's times.
  expect(record.get()).toEqual({});
  await writeFile(path, '乙');
  await utimes(path, 1000, 1000);
  expect(openFileHashes(folder, record).hash(path)).toBe(hashFile(path));
});
