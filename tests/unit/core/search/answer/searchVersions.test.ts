import { describe, expect, it } from 'vitest';
import type {
  SearchAnswer,
  Searcher,
  SearchHit,
} from '../../../../../src/core/search/answer/searcherInterface.ts';
import {
  groupHits,
  interleave,
  searchTitles,
  searchVersions,
} from '../../../../../src/core/search/answer/searchVersions.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';

const docsOf = (path: string) => [
  { id: 'deploy', path: `${path}/deploy`, title: '应用部署', file: `${path}.md`, headings: ['部署之后'] },
];
const manifest = parseManifest(
  JSON.stringify({
    site: { title: '站' },
    versions: [
      { name: 'v8', label: 'v8', isLast: true, path: '/docs', docs: docsOf('/docs') },
      { name: 'v7', label: 'v7', path: '/docs/v7', docs: docsOf('/docs/v7') },
    ],
  }),
);
const { versions } = manifest;
const question = { manifest, versions, query: '部署', options: { limit: 5, isTyping: true } };

/** A searcher that finds pages of these names. */
const searcherOf = (version: string, ...pages: string[]): Searcher => ({
  search: async (_, { limit }): Promise<SearchAnswer> => ({
    hits: pages.slice(0, limit).map((page) => ({
      href: `/${version}/${page}`,
      version,
      pageTitle: page,
      trail: [],
      heading: undefined,
      excerpt: { text: '', marks: [] },
    })),
    total: pages.length,
    words: ['部署', version],
    nearTerms: ['相近'],
  }),
});

describe('searchVersions', () => {
  it('lists the pages of all versions in turn', async () => {
    const searchers: Record<string, Searcher> = {
      v8: searcherOf('v8', 'a', 'b'),
      v7: searcherOf('v7', 'a'),
    };
    const found = await searchVersions(question, async ({ name }) => searchers[name] ?? searcherOf(name));
    expect(found.groups.map(({ path }) => path)).toEqual(['/v8/a', '/v7/a', '/v8/b']);
    expect(found).toMatchObject({ count: 3, total: 3, fullText: 'searched' });
    expect(found.words).toEqual(['部署', 'v8', 'v7']);
    expect(found.nearTerms).toEqual(['相近']);
  });

  it('says how many there are, and how many of them are listed', async () => {
    const few = { ...question, options: { ...question.options, limit: 2 } };
    const found = await searchVersions(few, async ({ name }) => searcherOf(name, 'a', 'b', 'c'));
    expect(found).toMatchObject({ count: 4, total: 6 });
    const one = { ...question, options: { ...question.options, limit: 1 } };
    expect(searchTitles(one)).toMatchObject({ count: 2, total: 4 });
  });

  it('lets the titles answer for a version whose full text does not open', async () => {
    const found = await searchVersions(question, async ({ name }) => {
      if (name === 'v7') throw new Error('lost');
      return searcherOf(name, 'a');
    });
    expect(found.fullText).toBe('failed');
    expect(found.groups.map(({ path }) => path)).toEqual(['/v8/a', '/docs/v7/deploy']);
    expect(found.groups[1]?.hits.map(({ heading }) => heading)).toEqual([undefined, '部署之后']);
  });

  it('does the same when a part of it is lost while it searches', async () => {
    const broken: Searcher = { search: () => Promise.reject(new Error('lost')) };
    const found = await searchVersions({ ...question, versions: versions.slice(0, 1) }, async () => broken);
    expect(found).toMatchObject({ fullText: 'failed', count: 2 });
  });
});

describe('askTitles', () => {
  it('answers from names alone', () => {
    expect(searchTitles(question)).toMatchObject({ fullText: 'coming', count: 4, words: ['部署'] });
  });
});

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
    expect(interleave([['a', 'b', 'c'], [], ['x', 'y']])).toEqual(['a', 'x', 'b', 'y', 'c']);
    expect(interleave([])).toEqual([]);
  });
});
