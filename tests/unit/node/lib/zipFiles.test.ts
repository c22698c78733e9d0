import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { assertArchivable, zipFiles } from '../../../../src/node/lib/zipFiles.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('makes the folder of the archive: a build that has replaced its files has nothing to pack a second time', async () => {
  const folder = await tempFolder({ 'docs/安装.html': '1', 'other.html': '2' });
  const archive = join(await tempFolder(), '上传/changes.zip');
  await zipFiles(folder, ['docs/安装.html'], archive);
  expect(await readdir(dirname(archive))).toEqual(['changes.zip']);
  const packed = await readFile(archive, 'utf8');
  expect([packed.includes('docs/安装.html'), packed.includes('other.html')]).toEqual([true, false]);
});

it('knows beforehand where no archive can be written, and leaves nothing there', async () => {
  const folder = await tempFolder({ 'a.txt': '' });
  await expect(assertArchivable(folder)).rejects.toThrow('是一个文件夹');
  await expect(assertArchivable(join(folder, 'a.txt/b.zip'))).rejects.toThrow();
  await assertArchivable(join(folder, 'new/b.zip'));
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});
