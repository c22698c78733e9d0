import { describe, expect, it } from 'vitest';
import {
  matchedShare,
  orderSections,
  type ReadSection,
} from '../../../../../src/core/search/query/orderSections.ts';

/** A section with what its text and its name have earned; without a heading it is the page's beginning. */
const read = (
  section: number,
  page: string,
  heading: string,
  [text, name]: [number, number],
): ReadSection => ({
  section,
  score: text + name,
  heading: name,
  record: [`/${page}`, page, heading, heading, [], ''],
});

const order = (sections: ReadSection[], ...asked: string[]) =>
  orderSections(sections, (term) => asked.includes(term)).map(([, page, , heading]) => heading || page);

describe('orderSections', () => {
  it('lets a heading earn by the share of it that was asked for', () => {
    const long = read(0, '甲', '新增与更新密码规则', [1, 4]);
    const short = read(1, '乙', '密码', [1, 4]);
    expect(order([long, short], '密码')).toEqual(['密码', '新增与更新密码规则']);
  });

  it('puts a section before the beginning of its page that mentions it, and the page where it was', () => {
    const beginning = read(0, '客户', '', [5, 0]);
    const section = read(1, '客户', '导出', [3, 0]);
    const other = read(2, '其他', '别的', [4, 0]);
    expect(order([beginning, section, other])).toEqual(['导出', '别的', '客户']);
  });

  it.each<[string, [number, number], [number, number]]>([
    ['its title was asked for', [2, 4], [4, 0]],
    ['the section is far behind', [5, 0], [2, 0]],
  ])('leaves the beginning first where %s', (_, beginning, section) => {
    expect(order([read(0, '客户', '', beginning), read(1, '客户', '导出', section)], '客户')).toEqual([
      '客户',
      '导出',
    ]);
  });
});

const share = (heading: string, ...asked: string[]) => matchedShare(heading, (term) => asked.includes(term));

describe('askedShare', () => {
  it.each([
    ['管理证书', ['证书'], 0.5],
    ['管理证书', ['管理', '证书'], 1],
    ['机器人', ['机器', '器人'], 1],
    ['配置 HTTPS', ['https'], 0.5],
    ['DB_PASSWD', ['passwd'], 1],
    ['转接', ['密码'], 0],
    ['', ['密码'], 0],
  ])('of %j, for %j', (heading, asked, wanted) => {
    expect(share(heading, ...asked)).toBe(wanted);
  });
});
