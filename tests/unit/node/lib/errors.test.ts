import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { describeError, explainError } from '../../../../src/node/lib/errors.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('says what to do about a full disk', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeError(error)).toBe(
    '磁盘已满，请腾出空间后再试一次（ENOSPC: no space left on device, write）',
  );
});

it('leaves our own words alone', () => {
  expect(describeError(new Error('没有这样的步骤'))).toBe('没有这样的步骤');
  expect(describeError(Object.assign(new Error('x'), { code: 'EOTHER' }))).toBe('x');
});

it.each(['ENOTDIR', 'ENAMETOOLONG'])('says in Chinese what to do about %s', (code) => {
  const words = describeError(Object.assign(new Error(`${code}: open '/a/b'`), { code }));
  expect(words).toMatch(/^\p{Script=Han}.*（.*'\/a\/b'）$/u);
});

it('shows a bug with its places in the sources', async () => {
  const map = { version: 3, sources: ['../src/first.ts'], names: [], mappings: ';EAGE' };
  const folder = await tempFolder({ 'out/run.mjs.map': JSON.stringify(map) });
  const at = (file: string) => pathToFileURL(join(folder, file)).href;
  const error = new TypeError('x');
  error.stack = `TypeError: x\n    at f (${at('out/run.mjs')}:2:3)\n    at ${at('out/other.mjs')}:2:3`;
  expect(explainError(error)).toBe(
    `TypeError: x\n    at f (${join(folder, 'src/first.ts')}:4:3)\n    at ${at('out/other.mjs')}:2:3`,
  );
});
