import { describe, expect, it } from 'vitest';
import { pageAddress } from '../../../../../src/core/site/urls/pageAddress.ts';

describe('pageAddress', () => {
  it.each([
    ['/docs/安装 指南', '', '/docs/安装 指南'],
    ['/docs/C#', '', '/docs/C%23'],
    ['/docs/为什么?', '', '/docs/为什么%3F'],
    ['/docs/100%25 覆盖', '', '/docs/100%2525 覆盖'],
    ['/docs/C#', '安装', '/docs/C%23#%E5%AE%89%E8%A3%85'],
  ])('of %j and %j is %j', (path, anchor, address) => expect(pageAddress(path, anchor)).toBe(address));
});
