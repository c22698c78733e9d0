import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareOutputFolder } from '../../../../src/node/site/outputFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('prepareOutputFolder', () => {
  it('makes the folder, and empties it the next time', async () => {
    const folder = join(await tempFolder(), 'dist');
    await prepareOutputFolder(folder, []);
    await writeFile(join(folder, 'old.html'), 'old');
    await prepareOutputFolder(folder, []);
    expect(await readdir(folder)).toEqual(['.nojekyll']);
  });

  it('never empties a folder that it did not write', async () => {
    const folder = await tempFolder({ 'thesis.txt': 'years of work', '.nojekyll': '' });
    await expect(prepareOutputFolder(folder, [])).rejects.toThrow(/没有清空它/);
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
  });

  it('keeps the history of a checkout', async () => {
    const folder = await tempFolder({ '.git/HEAD': 'ref' });
    await prepareOutputFolder(folder, []);
    expect((await readdir(folder)).sort()).toEqual(['.git', '.nojekyll']);
  });

  it('refuses a folder around the source', async () => {
    const folder = await tempFolder({ 'public/docs/a.md': 'a' });
    await expect(prepareOutputFolder(folder, [join(folder, 'public')])).rejects.toThrow(/OUT_DIR/);
    await expect(prepareOutputFolder(join(folder, 'public'), [join(folder, 'public')])).rejects.toThrow(
      /OUT_DIR/,
    );
  });
});
