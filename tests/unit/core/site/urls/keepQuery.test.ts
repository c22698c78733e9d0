import { describe, expect, it } from 'vitest';
import { keepQuery } from '../../../../../src/core/site/urls/keepQuery.ts';

describe('keepQuery', () => {
  const here = '/docs/deploy?compare=v7#环境';
  it('keeps what is asked of a page at another place on it', () => {
    expect(keepQuery('/docs/deploy#启动', here)).toBe('/docs/deploy?compare=v7#启动');
    expect(keepQuery('/docs/deploy#a#b?c', here)).toBe('/docs/deploy?compare=v7#a#b?c');
  });
  it('leaves links to other pages, to the page as a whole and with a query of their own', () => {
    for (const to of ['/docs/sla#启动', '/docs/deploy', '/docs/deploy?x=1#启动', '/docs/'])
      expect(keepQuery(to, here)).toBe(to);
    expect(keepQuery('/docs/deploy#启动', '/docs/deploy#环境')).toBe('/docs/deploy#启动');
    expect(keepQuery('/docs/deploy#启动', '')).toBe('/docs/deploy#启动');
  });
});
