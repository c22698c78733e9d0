import { describe, expect, it } from 'vitest';
import { listCandidates, mapCandidates } from '../../../../../src/core/site/urls/srcset.ts';

describe('listCandidates', () => {
  it.each([
    ['a.png', ['a.png']],
    ['a.png, b.png 2x', ['a.png', 'b.png']],
    [' a.png 1x,b.png 640w , ', ['a.png', 'b.png']],
    ['a,b.png 1x, c.png', ['a,b.png', 'c.png']],
    ['data:image/png;base64,AA== 1x, x 2x', ['data:image/png;base64,AA==', 'x']],
    ['', []],
  ])('reads %j', (srcset, addresses) => expect(listCandidates(srcset)).toEqual(addresses));
});

describe('mapCandidates', () => {
  const toAddress = (address: string) => (address.startsWith('http') ? undefined : `/img/${address}`);

  it('keeps what each candidate is for, and drops what has no address', () => {
    expect(mapCandidates('a.png 1x ,https://x.y/b.png 2x,c.png  3x', toAddress)).toBe(
      '/img/a.png 1x, /img/c.png  3x',
    );
    expect(mapCandidates('https://x.y/b.png', toAddress)).toBe('');
  });
});
