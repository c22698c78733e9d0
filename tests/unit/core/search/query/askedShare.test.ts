import { describe, expect, it } from 'vitest';
import { askedShare } from '../../../../../src/core/search/query/askedShare.ts';

const share = (heading: string, ...asked: string[]) => askedShare(heading, (term) => asked.includes(term));

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
