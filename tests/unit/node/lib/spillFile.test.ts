import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openSpillFile } from '../../../../src/node/lib/spillFile.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('returns the bytes of each key, and leaves no file in the folder', async () => {
  const folder = await tempFolder();
  const spilled = openSpillFile(folder);
  spilled.set('a', Buffer.from('甲'));
  spilled.set('empty', Buffer.of());
  spilled.set('b', Buffer.from('乙乙'));
  spilled.set('a', Buffer.from('丙'));
  const read = (key: string) => Buffer.from(spilled.get(key) ?? []).toString();
  expect(['a', 'b', 'empty'].map(read)).toEqual(['丙', '乙乙', '']);
  expect(spilled.get('c')).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  spilled.close();
});
