import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { isCategoryFile } from '../../../../src/core/site/urls/pageFileNames.ts';
import { listFolder, MARK, walk } from '../../../../src/node/lib/listFiles.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { makeSite } from '../temporarySite.ts';

test('files at any depth are listed by their slash paths, empty folders are not', async () => {
  const folder = await tempFolder({ '文档/v8/部署.md': '', '.nojekyll': '' });
  await mkdir(join(folder, '文档', 'empty'));
  expect(listFolder(folder).sort()).toEqual(['.nojekyll', '文档/v8/部署.md']);
});

test('a folder that is not there is empty; what is no folder cannot be listed', async () => {
  const folder = await tempFolder({ file: '' });
  expect(listFolder(join(folder, 'missing'))).toEqual([]);
  expect(() => listFolder(join(folder, 'file'))).toThrow('ENOTDIR');
});

describe('walk', () => {
  it('lists files in natural order, without what is not published', async () => {
    const root = await makeSite({
      'b10.md': '',
      'b9.md': '',
      'a/_category_.json': '{}',
      'a/_draft.md': '',
      'a/_index.md': '',
      'a/图.png': '',
      'a/~$正文.md': '',
      'a/.#正文.md': '',
      'a/正文.md~': '',
      '#a.md#/x.md': '',
      'a/~lock/正文.markdown': '',
      '_parts/x.md': '',
      '.git/x.md': '',
      'node_modules/x/y.md': '',
    });
    expect(await walk(root)).toEqual([
      'a/_category_.json',
      'a/_index.md',
      'a/~lock/正文.markdown',
      'a/图.png',
      'b9.md',
      'b10.md',
    ]);
  });

  it('leaves out what a build has written into the folder, but not where that is the folder', async () => {
    const root = await makeSite({
      'a.md': '',
      'dist/a.md': '',
      'dist/docs/a.md': '',
      'dist/.nojekyll': MARK,
      'b/.nojekyll': '',
      'b/b.md': '',
    });
    expect(await walk(root)).toEqual(['a.md', 'b/b.md']);
    expect(await walk(join(root, 'dist'))).toEqual(['a.md', 'docs/a.md']);
  });

  it('finds nothing in a folder that is not there', async () => {
    expect(await walk('/no/such/folder')).toEqual([]);
  });
});

describe('isCategoryFile', () => {
  it('goes by the name', () => {
    expect(['a/_category_.yml', '_category_.yaml', '_category_.md'].filter(isCategoryFile)).toHaveLength(2);
  });
});
