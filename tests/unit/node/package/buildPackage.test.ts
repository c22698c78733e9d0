import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPackage } from '../../../../src/node/package/buildPackage.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('clears no folder that a build has not written', async () => {
  const folder = await tempFolder({ 'keep.txt': 'mine' });
  await expect(buildPackage(folder)).rejects.toThrow(folder);
  expect(await readFile(join(folder, 'keep.txt'), 'utf8')).toBe('mine');
});
