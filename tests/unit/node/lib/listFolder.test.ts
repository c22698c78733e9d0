import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFolder } from '../../../../src/node/lib/listFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

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
