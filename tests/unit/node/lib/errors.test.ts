import { expect, it } from 'vitest';
import { describeError } from '../../../../src/node/lib/errors.ts';

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
