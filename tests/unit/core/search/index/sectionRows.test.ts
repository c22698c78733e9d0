import { describe, expect, it } from 'vitest';
import type { SectionRecord } from '../../../../../src/core/search/index/indexFormat.ts';
import { fromRows, toRows } from '../../../../../src/core/search/index/sectionRows.ts';

const RECORDS: SectionRecord[] = [
  ['/docs/a', '甲', '', '', [], '开头'],
  ['/docs/a', '甲', '启动', '启动', [], '第一步'],
  ['/docs/a', '甲', 'docker-版本', 'Docker 版本', ['启动'], '第二步'],
  ['/docs/b', '甲', '启动', '启动', [], '同名的另一页'],
];

describe('rows of sections', () => {
  it('leave out what the row before says, and an anchor that is the heading', () => {
    expect(toRows(RECORDS)).toEqual([
      ['/docs/a', '甲', 0, '', [], '开头'],
      [0, 0, 0, '启动', [], '第一步'],
      [0, 0, 'docker-版本', 'Docker 版本', ['启动'], '第二步'],
      ['/docs/b', 0, 0, '启动', [], '同名的另一页'],
    ]);
  });

  it('give the same sections again', () => {
    expect(fromRows(toRows(RECORDS))).toEqual(RECORDS);
  });
});
