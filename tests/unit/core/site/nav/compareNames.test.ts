import { describe, expect, it } from 'vitest';
import { compareNames, findLeadNumber, sortNames } from '../../../../../src/core/site/nav/compareNames.ts';
import { createRandom } from '../../../../support/random.ts';

describe('compareNames', () => {
  it('orders numbers by their value', () => {
    expect(['b10', 'b9', 'b', 'a', 'b9.1'].sort(compareNames)).toEqual(['a', 'b', 'b9', 'b9.1', 'b10']);
    expect(compareNames(`a${'9'.repeat(400)}`, `a${'9'.repeat(401)}`)).toBeLessThan(0);
  });

  it('tells names apart that differ in leading zeros only', () => {
    expect(compareNames('01', '1')).toBe(-1);
  });

  // Each list is in its order.
  it.each([
    [['第一章', '第二章', '第三章', '第十章', '第十二章', '第二十章', '第廿一章', '第一百零五章']],
    [['第一章 甲.md', '第2章 乙.md', '第三章 丙', '第１０章 丁.md', '第十2章.md', '第 十三 章']],
    [['（一）甲', '(2)乙', '（三）丙', '㈣丁', '（十）戊', '（十一）己']],
    [['一、甲.md', '二、乙.md', '三、丙.md', '十、丁.md', '廿、戊.md', '卅、己.md', '百、庚.md']],
    [
      [
        '一、甲',
        '2、乙',
        '（三）丙',
        '第四章',
        '5. 戊',
        '⑥ 己',
        '廿、庚',
        '卅一、辛',
        '100-壬',
        '一百零一、癸',
      ],
    ],
    [['壹、甲', '贰、乙', '叁、丙', '拾、丁', '拾贰、戊', '佰、己']],
    [['①甲', '②乙', '⑩丙', '⑫丁']],
    [['１２月', '１３月']],
    [['附录一', '附录二', '附录十', '附录十二']],
    [['教程一.md', '教程二.md', '教程三.md', '教程十.md']],
    [['安装（一）.md', '安装（二）.md', '安装（三）.md', '安装（十）.md']],
    [['三章', '十二章', '二十章']],
    [['第一部分', '第二部分', '第三篇', '第四节', '第五回', '第六课', '第十讲']],
    [['1 概述', '1.1 安装', '1.2 配置', '1.10 升级', '2 部署', '2.9', '2.10']],
    [['1、概述', '1.1 安装', '2、部署']],
    [['v7.0', 'v7.10', 'v9', 'v10']],
    [['2023-总结', '2024-01-02-甲', '2024-01-10-乙', '2024-02-01-丙']],
    [['三万、甲', '十万、乙', '一亿、丙']],
    [['guide/第二章/甲.md', 'guide/第三章/乙.md', 'guide/第十章/甲.md', 'guide-b/甲.md']],
  ])('orders %j', (names) => {
    expect([...names].reverse().sort(compareNames)).toEqual(names);
    expect(sortNames([...names].reverse())).toEqual(names);
  });

  it('takes numerals in words for no numbers', () => {
    const words = [
      '一键部署',
      '三方登录',
      '千万.md',
      '万能',
      '千万别这么做',
      '千篇一律',
      '百度',
      '百科',
      '两步验证',
    ];
    expect(words.filter((word) => findLeadNumber(word) !== undefined)).toEqual([]);
    expect([...words].sort(compareNames)).toEqual([...words].sort());
    expect(['统一', '统二', '1、甲'].sort(compareNames)).toEqual(['1、甲', '统一', '统二']);
  });

  it('is a total order', () => {
    const pieces = [...'第（)章、.-_/ 一二十百千万零廿壹①１0123９abv度键'];
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createRandom(seed);
      const pick = () => pieces[Math.floor(random() * pieces.length)] ?? '';
      const names = Array.from({ length: 12 }, () =>
        Array.from({ length: 1 + Math.floor(random() * 7) }, pick).join(''),
      );
      const sorted = sortNames(names);
      for (const [at, name] of sorted.entries())
        for (const later of sorted.slice(at)) {
          expect(compareNames(name, later), `${name} ${later}`).toBeLessThanOrEqual(0);
          expect(compareNames(later, name) === 0).toBe(name === later);
        }
      expect([...names].reverse().sort(compareNames)).toEqual(sorted);
    }
  });

  it('reads hostile names in linear time', () => {
    const begin = performance.now();
    for (const piece of ['一', '第', '1-', '（一', ' ', '十2', '第 '])
      compareNames(piece.repeat(50_000), `${piece.repeat(50_000)}a`);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe('findLeadNumber', () => {
  it.each([
    ['01-安装', 1],
    ['（二）安装', 2],
    ['三、安装.md', 3],
    ['第十2章', 12],
    ['2.10 安装', 2],
    ['2024-年度总结', 2024],
    ['12', 12],
    ['3D 打印', undefined],
    ['安装 3', undefined],
  ])('of %s is %s', (name, number) => {
    expect(findLeadNumber(name)).toBe(number);
  });
});
