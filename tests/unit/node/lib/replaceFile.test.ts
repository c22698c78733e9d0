import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeIgnoredFolder, removeIgnoredFolder, replaceFile } from '../../../../src/node/lib/replaceFile.ts';
import { zipFiles } from '../../../../src/node/lib/zipFiles.ts';
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

it('is not shown by git while there is something in it, and goes with all of it', async () => {
  const top = await tempFolder();
  const git = (...words: string[]) => spawnSync('git', words, { cwd: top, encoding: 'utf8' }).stdout;
  git('init');
  const folder = join(top, '.work');
  await makeIgnoredFolder(folder);
  await writeFile(join(folder, 'half.zip'), '');
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
  await expect(makeIgnoredFolder(folder)).rejects.toMatchObject({ code: 'EEXIST' });
  await removeIgnoredFolder(folder);
  expect(await readdir(top)).toEqual(['.git']);
});

it('is where an archive is written', async () => {
  const [top, folder] = [await tempFolder(), await tempFolder({ 'a.html': '1' })];
  const git = (...words: string[]) => spawnSync('git', words, { cwd: top, encoding: 'utf8' }).stdout;
  git('init');
  let isDone = false;
  const zipping = zipFiles(folder, ['a.html'], join(top, 'a.zip')).finally(() => {
    isDone = true;
  });
  const seen = new Set<string>();
  while (!isDone) {
    seen.add(git('status', '--porcelain', '--untracked-files=all'));
    await new Promise(setImmediate);
  }
  await zipping;
  expect([...seen].filter((shown) => shown !== '' && shown !== '?? a.zip\n')).toEqual([]);
  expect(await readdir(top)).toEqual(['.git', 'a.zip']);
});
