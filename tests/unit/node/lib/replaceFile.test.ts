import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFile } from '../../../../src/node/lib/replaceFile.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('gives a file another text, and tells whether it had to', async () => {
  const folder = await tempFolder();
  const path = join(folder, 'docs', 'a.md');
  expect(await replaceFile(path, '甲')).toBe(true);
  expect(await replaceFile(path, '甲')).toBe(false);
  expect(await replaceFile(path, '乙')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('乙');
});

it('writes a file whose name is as long as a disk takes, and leaves nothing beside it', async () => {
  const folder = await tempFolder();
  const name = `${'长'.repeat(84)}.js`;
  expect(await replaceFile(join(folder, name), '甲')).toBe(true);
  expect(await readdir(folder)).toEqual([name]);
});
