import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { describeFindingNews, findNews } from '../../../../src/node/report/printFindings.ts';

const finding = (line: number, message: string, file = 'a.md'): Finding => ({
  file,
  line,
  rule: 'broken-link',
  message,
});

describe('findNews', () => {
  it('gives what is new and what is solved, each as often as it is there', () => {
    const before = [finding(1, '甲'), finding(2, '乙'), finding(5, '乙')];
    const after = [finding(3, '乙'), finding(4, '丙')];
    expect(findNews(before, after)).toEqual({
      fresh: [finding(4, '丙')],
      solved: [finding(1, '甲'), finding(5, '乙')],
    });
  });
});

describe('describeFindingNews', () => {
  it('lists all the first time, and then nothing twice', () => {
    const first = [finding(1, '甲')];
    expect(describeFindingNews('', first, undefined)).toEqual([
      '内容检查：1 处需要看一看：',
      '  a.md:1 broken-link 甲',
    ]);
    expect(describeFindingNews('', [finding(9, '甲')], first)).toEqual([]);
    expect(describeFindingNews('', [finding(9, '甲'), finding(2, '乙')], first)).toEqual([
      '内容检查：2 处需要看一看，新增 1 处：',
      '  a.md:2 broken-link 乙',
    ]);
    expect(describeFindingNews('', [], first)).toEqual([
      '内容检查：没有发现问题，已解决 1 处：',
      '  已解决 a.md:1 broken-link 甲',
    ]);
    expect(describeFindingNews('', [], undefined)).toEqual(['内容检查：没有发现问题。']);
  });

  it('shortens what nobody would read', () => {
    const many = Array.from({ length: 40 }, (_, at) => finding(at + 1, `${at}`));
    expect(describeFindingNews('', many, undefined)).toHaveLength(32);
  });
});
