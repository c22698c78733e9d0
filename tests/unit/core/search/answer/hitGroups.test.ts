import { describe, expect, it } from 'vitest';
import { groupHits, takeTurns } from '../../../../../src/core/search/answer/hitGroups.ts';
import type { SearchHit } from '../../../../../src/core/search/answer/searcher.ts';

const hit = (href: string): SearchHit => ({
  href,
  version: 'v8',
  pageTitle: href.replace(/#.*/, ''),
  trail: [],
  heading: undefined,
  excerpt: { text: '', marks: [] },
});

describe('groupHits', () => {
  it('puts the sections of a page together, the page with the best one first', () => {
    const groups = groupHits(['/b#1', '/a', '/b', '/a#2'].map(hit));
    expect(groups.map((group) => [group.path, group.hits.map(({ href }) => href)])).toEqual([
      ['/b', ['/b#1', '/b']],
      ['/a', ['/a', '/a#2']],
    ]);
  });
});

describe('takeTurns', () => {
  it('takes one of each list after the other', () => {
    expect(takeTurns([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
    expect(takeTurns([])).toEqual([]);
  });
});
