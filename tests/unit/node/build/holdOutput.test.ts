import { spawnSync } from 'node:child_process';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdOutput } from '../../../../src/node/build/holdOutput.ts';
import { replaceOutput } from '../../../../src/node/build/outputFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** A sign that a process has left. */
async function leaveSign(folder: string, holder: number | undefined): Promise<string> {
  const sign = join(folder, '.dist.building');
  await mkdir(sign);
  if (holder !== undefined) await writeFile(join(sign, 'pid'), String(holder));
  return sign;
}

const MINUTES_AGO = new Date(Date.now() - 300_000);

describe('holdOutput', () => {
  it('lets one build at a time write into a folder, and says so to the other one', async () => {
    const top = await tempFolder();
    const hold = (folder: string, work = async () => folder) => holdOutput(join(top, folder), work);
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
    const fails = holdOutput(join(top, 'new/dist'), () => Promise.reject(new Error('no space left')));
    await expect(fails).rejects.toThrow('no space left');
    expect(await readdir(join(top, 'new'))).toEqual([]);
  });

  it('takes the place of a build that was killed, whose number another process may have got', async () => {
    const top = await tempFolder();
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    await leaveSign(top, gone);
    expect(await holdOutput(join(top, 'dist'), async () => 1)).toBe(1);
    for (const holder of [process.pid, undefined]) {
      await utimes(await leaveSign(top, holder), MINUTES_AGO, MINUTES_AGO);
      expect(await holdOutput(join(top, 'dist'), async () => 2)).toBe(2);
    }
  });

  it('leaves nothing that git shows, wherever a build is killed', async () => {
    const top = await tempFolder({ 'docs/a.md': '' });
    const git = (...words: string[]) => spawnSync('git', words, { cwd: top, encoding: 'utf8' }).stdout;
    git('init');
    const shown = () => git('status', '--porcelain', '--untracked-files=all', '--', ':!docs');
    await holdOutput(join(top, 'dist'), async (held) => {
      expect(shown()).toBe('');
      await replaceOutput(join(top, 'dist'), { held, keepOut: [] }, async ({ folder, write }) => {
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
