import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceOutput } from '../../../../src/node/site/outputFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** A build that writes one file. */
const page = (text: string) => (folder: string) => writeFile(join(folder, 'index.html'), text);

describe('replaceOutput', () => {
  it('makes the folder, and replaces what is in it the next time', async () => {
    const folder = join(await tempFolder(), 'dist');
    await replaceOutput(folder, [], page('1'));
    await writeFile(join(folder, 'old.html'), 'old');
    const { changes } = await replaceOutput(folder, [], page('2'));
    expect(changes).toEqual({ written: ['index.html'], removed: ['old.html'] });
    expect((await readdir(folder)).sort()).toEqual(['.nojekyll', 'index.html']);
    expect(await readdir(dirname(folder))).toEqual(['dist']);
  });

  it('leaves the last good build where the next one fails', async () => {
    const folder = join(await tempFolder(), 'dist');
    await replaceOutput(folder, [], page('good'));
    const build = async (staging: string) => {
      await page('half')(staging);
      throw new Error('no space left');
    };
    await expect(replaceOutput(folder, [], build)).rejects.toThrow('no space left');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('good');
    expect(await readdir(dirname(folder))).toEqual(['dist']);
  });

  it('takes nothing over from a build that was killed', async () => {
    const folder = join(await tempFolder(), 'dist');
    const left = join(dirname(folder), '.dist.building');
    await mkdir(left);
    await writeFile(join(left, 'half.html'), 'half');
    await replaceOutput(folder, [], page('1'));
    expect((await readdir(folder)).sort()).toEqual(['.nojekyll', 'index.html']);
  });

  it('never touches a folder that it did not write', async () => {
    const folder = await tempFolder({ 'thesis.txt': 'years of work', '.nojekyll': '' });
    await expect(replaceOutput(folder, [], page('1'))).rejects.toThrow(/没有清空它/);
    expect((await readdir(folder)).sort()).toEqual(['.nojekyll', 'thesis.txt']);
  });

  it('keeps the history of a checkout', async () => {
    const folder = await tempFolder({ '.git/HEAD': 'ref' });
    await replaceOutput(folder, [], page('1'));
    expect((await readdir(folder)).sort()).toEqual(['.git', '.nojekyll', 'index.html']);
  });

  it('refuses a folder around the source', async () => {
    const folder = await tempFolder({ 'public/docs/a.md': 'a' });
    const source = join(folder, 'public');
    await expect(replaceOutput(folder, [source], page('1'))).rejects.toThrow(/OUT_DIR/);
    await expect(replaceOutput(source, [source], page('1'))).rejects.toThrow(/OUT_DIR/);
  });
});
