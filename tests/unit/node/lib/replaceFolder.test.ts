import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { replaceFolder } from '../../../../src/node/lib/replaceFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** Linux has one in memory. */
const OTHER_DISK = '/dev/shm';
const disk = statSync(OTHER_DISK, { throwIfNoEntry: false })?.dev;
const hasOtherDisk = disk !== undefined && disk !== statSync(tmpdir()).dev;

it('replaces what has other bytes, removes what is gone, and leaves the rest alone', async () => {
  const to = await tempFolder({ 'same.html': '1', 'other.html': '2', 'gone/deep/file.js': '3' });
  await utimes(join(to, 'same.html'), 1000, 1000);
  const from = await tempFolder({ 'same.html': '1', 'other.html': '9', 'assets/new.js': '4' });
  expect(await replaceFolder(from, to)).toEqual({
    written: ['assets/new.js', 'other.html'],
    removed: ['gone/deep/file.js'],
  });
  expect(listFolder(to).sort()).toEqual(['assets/new.js', 'other.html', 'same.html']);
  expect(await readFile(join(to, 'other.html'), 'utf8')).toBe('9');
  expect((await stat(join(to, 'same.html'))).mtimeMs).toBe(1_000_000);
  await expect(stat(join(to, 'gone'))).rejects.toThrow('ENOENT');
});

it('makes the folder where there is none', async () => {
  const to = join(await tempFolder(), 'dist');
  expect((await replaceFolder(await tempFolder({ 'a.html': '1' }), to)).written).toEqual(['a.html']);
});

it('a folder may stand where a file stood, and a file where a folder did', async () => {
  const to = await tempFolder({ docs: '1', 'img/a.svg': '2' });
  const from = await tempFolder({ 'docs/a.html': '3', img: '4' });
  expect(await replaceFolder(from, to)).toEqual({
    written: ['docs/a.html', 'img'],
    removed: ['docs', 'img/a.svg'],
  });
  expect(listFolder(to).sort()).toEqual(['docs/a.html', 'img']);
});

it('leaves alone what it is told to, and folders that hold nothing of the build', async () => {
  const to = await tempFolder({ '.git/HEAD': 'ref', 'old.html': '1' });
  await mkdir(join(to, 'empty'));
  await writeFile(join(to, '.git/index'), 'x');
  const from = await tempFolder({ 'a.html': '2' });
  expect((await replaceFolder(from, to, ['old.html'])).removed).toEqual(['old.html']);
  expect(listFolder(to).sort()).toEqual(['.git/HEAD', '.git/index', 'a.html']);
});

it.runIf(hasOtherDisk)('the folder may be on another disk', async () => {
  const to = await mkdtemp(join(OTHER_DISK, 'docs-'));
  onTestFinished(() => rm(to, { recursive: true, force: true }));
  await writeFile(join(to, 'a.html'), '1');
  const from = await tempFolder({ 'a.html': '2', 'docs/b.html': '3' });
  expect((await replaceFolder(from, to)).written).toEqual(['a.html', 'docs/b.html']);
  expect(listFolder(to).sort()).toEqual(['a.html', 'docs/b.html']);
  expect(await readFile(join(to, 'a.html'), 'utf8')).toBe('2');
});
