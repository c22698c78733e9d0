import { expect, it } from 'vitest';
import { snapshotKeyOf } from '../../../src/core/snapshotKey.ts';

it('tells what a snapshot was made from', () => {
  expect(snapshotKeyOf('{}')('# 标题')).toBe('7.541e6a69');
  const other = [
    snapshotKeyOf('{"a":1}')('# 标题'),
    snapshotKeyOf('{}')('# 标题。'),
    snapshotKeyOf('{}')('# 题标'),
    snapshotKeyOf('{}')(),
  ];
  expect(new Set([...other, snapshotKeyOf('{}')('# 标题')]).size).toBe(5);
});
