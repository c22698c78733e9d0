import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  lockOutput,
  type Output,
  type OutputRecord,
  replaceOutput,
} from '../../../../src/node/build/outputFolder.ts';
import { openRecord } from '../../../../src/node/lib/diskCache.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const replace = <T>(
  folder: string,
  options: { keepOut: readonly string[]; record?: OutputRecord },
  build: (output: Output) => Promise<T>,
) => lockOutput(folder, (lock) => replaceOutput(folder, { ...options, lock }, build));

/** A build that writes one file. */
const page =
  (text: string) =>
  ({ folder }: { folder: string }) =>
    writeFile(join(folder, 'index.html'), text);

/** A build that says what its files are made of; gives those that it has written, and which files changed. */
async function buildFrom(folder: string, texts: Record<string, string>) {
  const cache = join(dirname(folder), 'outputs');
  const record: OutputRecord = openRecord(cache, 'dist.json');
  const made: string[] = [];
  const { changes } = await replace(folder, { keepOut: [], record }, async ({ write }) => {
    for (const [file, text] of Object.entries(texts))
      await write(file, `hash of ${text}`, async (path) => {
        made.push(file);
        await writeFile(path, text);
      });
  });
  const damage = () => writeFile(join(cache, 'dist.json'), '{"a.html":');
  return { made, changes, damage };
}

describe('replaceOutput', () => {
  it('makes the folder, and replaces what is in it the next time', async () => {
    const folder = join(await tempFolder(), 'dist');
    await replace(folder, { keepOut: [] }, page('1'));
    await writeFile(join(folder, 'old.html'), 'old');
    const { changes } = await replace(folder, { keepOut: [] }, page('2'));
    expect(changes).toEqual({ written: ['index.html'], removed: ['old.html'] });
    expect((await readdir(folder)).sort()).toEqual(['.nojekyll', 'index.html']);
    expect(await readdir(dirname(folder))).toEqual(['dist']);
  });

  it('leaves the last good build where the next one fails', async () => {
    const folder = join(await tempFolder(), 'dist');
    await replace(folder, { keepOut: [] }, page('good'));
    const build = async (output: { folder: string }) => {
      await page('half')(output);
      throw new Error('no space left');
    };
    await expect(replace(folder, { keepOut: [] }, build)).rejects.toThrow('no space left');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('good');
    expect(await readdir(dirname(folder))).toEqual(['dist']);
  });

  it('takes nothing over from a build that was killed', async () => {
    const folder = join(await tempFolder(), 'dist');
    const left = join(dirname(folder), '.dist.building');
    await mkdir(join(left, 'files'), { recursive: true });
    await writeFile(join(left, 'files/half.html'), 'half');
    await utimes(left, 0, 0);
    await replace(folder, { keepOut: [] }, page('1'));
    expect((await readdir(folder)).sort()).toEqual(['.nojekyll', 'index.html']);
  });

  it('never touches a folder that it did not write', async () => {
    const folder = await tempFolder({ 'thesis.txt': 'years of work', '.nojekyll': '' });
    await expect(replace(folder, { keepOut: [] }, page('1'))).rejects.toThrow(/没有清空它/);
    expect((await readdir(folder)).sort()).toEqual(['.nojekyll', 'thesis.txt']);
  });

  it('keeps the history of a checkout', async () => {
    const folder = await tempFolder({ '.git/HEAD': 'ref' });
    await replace(folder, { keepOut: [] }, page('1'));
    expect((await readdir(folder)).sort()).toEqual(['.git', '.nojekyll', 'index.html']);
  });

  it('refuses a folder around the source', async () => {
    const folder = await tempFolder({ 'public/docs/a.md': 'a' });
    const source = join(folder, 'public');
    await expect(replace(folder, { keepOut: [source] }, page('1'))).rejects.toThrow(/OUT_DIR/);
    await expect(replace(source, { keepOut: [source] }, page('1'))).rejects.toThrow(/OUT_DIR/);
  });

  it('makes only those files again that are made of something else', async () => {
    const folder = join(await tempFolder(), 'dist');
    await buildFrom(folder, { 'a.html': 'a', 'docs/b.html': 'b', 'gone.html': 'c' });
    const { made, changes } = await buildFrom(folder, { 'a.html': 'a', 'docs/b.html': 'B' });
    expect(made).toEqual(['docs/b.html']);
    expect(changes).toEqual({ written: ['docs/b.html'], removed: ['gone.html'] });
    expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('a');
  });

  it('makes a file again that somebody has touched or taken away, and all when nothing is remembered', async () => {
    const folder = join(await tempFolder(), 'dist');
    const texts = { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' };
    await buildFrom(folder, texts);
    await writeFile(join(folder, 'a.html'), 'A');
    await rm(join(folder, 'b.html'));
    const { made, changes, damage } = await buildFrom(folder, texts);
    expect(made).toEqual(['a.html', 'b.html']);
    expect(changes.written).toEqual(['a.html', 'b.html']);
    await damage();
    expect((await buildFrom(folder, texts)).made).toEqual(['a.html', 'b.html', 'c.html']);
  });

  it('a file that is written twice is what it was written last', async () => {
    const folder = join(await tempFolder(), 'dist');
    const record: OutputRecord = openRecord(await tempFolder(), 'dist.json');
    const build = (...texts: string[]) =>
      replace(folder, { keepOut: [], record }, async ({ write }) => {
        for (const text of texts) await write('a.html', text, (path) => writeFile(path, text));
      });
    await build('theirs', 'ours');
    expect((await build('theirs', 'ours')).changes.written).toEqual([]);
    expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('ours');
    await build('ours', 'theirs');
    expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('theirs');
    expect((await build('ours', 'theirs')).changes.written).toEqual([]);
  });
});

/** A sign that a process has left. */
async function leaveSign(folder: string, holder: number | undefined): Promise<string> {
  const sign = join(folder, '.dist.building');
  await mkdir(sign);
  if (holder !== undefined) await writeFile(join(sign, 'pid'), String(holder));
  return sign;
}

const MINUTES_AGO = new Date(Date.now() - 300_000);

describe('lockOutput', () => {
  it('lets one build at a time write into a folder, and says so to the other one', async () => {
    const top = await tempFolder();
    const hold = (folder: string, work = async () => folder) => lockOutput(join(top, folder), work);
    const inside = await hold('dist', async () => {
      await expect(hold('dist')).rejects.toThrow(/另一个构建正在写入 .*dist/);
      return hold('other');
    });
    expect(inside).toBe('other');
    expect(await hold('dist')).toBe('dist');
    expect(await readdir(top)).toEqual([]);
  });

  it('lets the folder go where the build fails', async () => {
    const top = await tempFolder();
    const fails = lockOutput(join(top, 'new/dist'), () => Promise.reject(new Error('no space left')));
    await expect(fails).rejects.toThrow('no space left');
    expect(await readdir(join(top, 'new'))).toEqual([]);
  });

  it('takes the place of a build that was killed, whose number another process may have got', async () => {
    const top = await tempFolder();
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    await leaveSign(top, gone);
    expect(await lockOutput(join(top, 'dist'), async () => 1)).toBe(1);
    for (const holder of [process.pid, undefined]) {
      await utimes(await leaveSign(top, holder), MINUTES_AGO, MINUTES_AGO);
      expect(await lockOutput(join(top, 'dist'), async () => 2)).toBe(2);
    }
  });

  it('leaves nothing that git shows, wherever a build is killed', async () => {
    const top = await tempFolder({ 'docs/a.md': '' });
    const git = (...words: string[]) => spawnSync('git', words, { cwd: top, encoding: 'utf8' }).stdout;
    git('init');
    const shown = () => git('status', '--porcelain', '--untracked-files=all', '--', ':!docs');
    await lockOutput(join(top, 'dist'), async (lock) => {
      expect(shown()).toBe('');
      await replaceOutput(join(top, 'dist'), { lock, keepOut: [] }, async ({ folder, write }) => {
        expect(shown()).toBe('');
        await write('docs/a.html', undefined, (path) => writeFile(path, 'half'));
        expect(await readdir(join(folder, 'docs'))).toEqual(['a.html']);
        expect(shown()).toBe('');
      });
      expect(shown()).toBe('?? dist/.nojekyll\n?? dist/docs/a.html\n');
    });
    expect(await readdir(top)).toEqual(['.git', 'dist', 'docs']);
  });
});
