import { expect, it } from 'vitest';
import { snapshotKey } from '../../../src/core/snapshotKey.ts';

it('tells what a snapshot was made from', () => {
  expect(snapshotKey('{}', '# 标题')).toBe('7.541e6a69');
  const other = [
    snapshotKey('{"a":1}', '# 标题'),
    snapshotKey('{}', '# 标题。'),
    snapshotKey('{}', '# 题标'),
    snapshotKey('{}'),
  ];
  expect(new Set([...other, snapshotKey('{}', '# 标题')]).size).toBe(5);
});
