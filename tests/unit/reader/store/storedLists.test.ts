import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addReadingPosition,
  addReadPage,
  addSearch,
  clearReadingPositions,
  clearSearches,
  readReadingPositions,
  readRecentSearches,
  readVisitedPages,
} from '../../../../src/reader/store/storedLists.ts';

const KEY = 'docs:站:/:searches';
const stored = new Map<string, string>();
const place = (path: string, anchor = '') => ({ path, title: '部署', anchor, heading: anchor });

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: { dataset: { storageKey: 'docs:站:/' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('places', () => {
  it('come back newest first, a page once, with the section where reading ended', () => {
    for (let at = 1; at <= 8; at += 1) addReadingPosition(place(`/docs/${at}`));
    addReadingPosition(place('/docs/5', '启动'));
    expect(readReadingPositions()[0]).toEqual(place('/docs/5', '启动'));
    expect(readReadingPositions().map(({ path }) => path.at(-1))).toEqual(['5', '8', '7', '6', '4', '3']);
  });

  it('keep all pages, each once', () => {
    for (const path of ['/docs/a', '/docs/b', '/docs/a', '/docs/a']) addReadPage(path);
    expect(readVisitedPages()).toEqual(['/docs/a', '/docs/b']);
  });

  it('can be forgotten, all of them at once', () => {
    addReadingPosition(place('/docs/a'));
    addReadPage('/docs/a');
    expect(stored.size).toBe(2);
    clearReadingPositions();
    expect(stored.size).toBe(0);
    expect(readReadingPositions()).toEqual([]);
  });

  it('take nothing strange from the storage', () => {
    const strange = [
      null,
      1,
      'x',
      {},
      place('//evil.example'),
      place('javascript:alert(1)'),
      place(`/${'x'.repeat(500)}`),
      { ...place('/docs/a'), title: { html: '' } },
      { ...place('/docs/a'), title: '' },
    ];
    for (const text of ['', '{', 'null', '{"a":1}', JSON.stringify(strange)]) {
      for (const name of ['places', 'read']) stored.set(`docs:站:/:${name}`, text);
      expect(readReadingPositions()).toEqual([]);
      expect(readVisitedPages()).toEqual([]);
    }
    addReadingPosition(place('https://evil.example'));
    expect(readReadingPositions()).toEqual([]);
  });
});

describe('recent searches', () => {
  it('come back newest first, each once, eight at the most', () => {
    for (let at = 1; at <= 10; at += 1) addSearch(`词 ${at}`);
    addSearch(' 词 5 ');
    addSearch('  ');
    expect(readRecentSearches()).toEqual(['词 5', '词 10', '词 9', '词 8', '词 7', '词 6', '词 4', '词 3']);
    expect([...stored.keys()]).toEqual([KEY]);
  });

  it('can be forgotten', () => {
    addSearch('部署');
    clearSearches();
    expect(readRecentSearches()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('take nothing strange from the storage', () => {
    for (const strange of [
      '',
      '{',
      'null',
      '{"a":1}',
      '[1]',
      '["a",{}]',
      '[""]',
      JSON.stringify(['长'.repeat(500)]),
    ]) {
      stored.set(KEY, strange);
      expect(readRecentSearches()).toEqual([]);
    }
    stored.set(KEY, JSON.stringify(['a', 'a', ...'bcdefghijk']));
    expect(readRecentSearches()).toHaveLength(8);
  });

  it('live without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    addSearch('部署');
    expect(readRecentSearches()).toEqual(['部署']);
    clearSearches();
    expect(readRecentSearches()).toEqual([]);
  });
});
