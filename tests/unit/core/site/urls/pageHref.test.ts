import { describe, expect, it } from 'vitest';
import { pageHref, preserveQuery } from '../../../../../src/core/site/urls/pageHref.ts';

describe('pageHref', () => {
  it.each([
    ['/docs/安装 指南', '', '/docs/安装 指南'],
    ['/docs/C#', '', '/docs/C%23'],
    ['/docs/为什么?', '', '/docs/为什么%3F'],
    ['/docs/100%25 覆盖', '', '/docs/100%2525 覆盖'],
    ['/docs/C#', '安装', '/docs/C%23#%E5%AE%89%E8%A3%85'],
  ])('of %j and %j is %j', (path, anchor, address) => expect(pageHref(path, anchor)).toBe(address));
});

describe('preserveQuery', () => {
  const here = '/docs/deploy?compare=v7#环境';
  it('keeps what is asked of a page at another place on it', () => {
    expect(preserveQuery('/docs/deploy#启动', here)).toBe('/docs/deploy?compare=v7#启动');
    expect(preserveQuery('/docs/deploy#a#b?c', here)).toBe('/docs/deploy?compare=v7#a#b?c');
  });
  it('leaves links to other pages, to the page as a whole and with a query of their own', () => {
    for (const to of ['/docs/sla#启动', '/docs/deploy', '/docs/deploy?x=1#启动', '/docs/'])
      expect(preserveQuery(to, here)).toBe(to);
    expect(preserveQuery('/docs/deploy#启动', '/docs/deploy#环境')).toBe('/docs/deploy#启动');
    expect(preserveQuery('/docs/deploy#启动', '')).toBe('/docs/deploy#启动');
  });
});
