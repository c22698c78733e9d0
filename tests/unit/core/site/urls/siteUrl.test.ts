import { describe, expect, it } from 'vitest';
import { hostPath, siteUrl } from '../../../../../src/core/site/urls/siteUrl.ts';

describe('siteUrl, hostPath', () => {
  it.each([
    ['/', '/docs/安装', '/docs/%E5%AE%89%E8%A3%85'],
    ['/repo/', '/docs/', '/repo/docs/'],
    ['/文档 1/', '/docs/a', '/%E6%96%87%E6%A1%A3%201/docs/a'],
    ['/a%20b/', '/%E5%AE%89', '/a%20b/%E5%AE%89'],
    ['/repo/', '', '/repo'],
  ])('encode the base path %s like the path %s below it', (baseUrl, path, expected) => {
    expect(hostPath({ baseUrl }, path)).toBe(expected);
    expect(siteUrl({ url: 'https://x.org/', baseUrl }, path)).toBe(`https://x.org${expected}`);
  });

  it('give no address of a site that does not know its host', () => {
    expect(siteUrl({ url: '', baseUrl: '/' }, '/docs/')).toBeUndefined();
  });
});
