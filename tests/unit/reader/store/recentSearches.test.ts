import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSearches,
  readRecentSearches,
  rememberSearch,
} from '../../../../src/reader/store/recentSearches.ts';

const KEY = 'docs:站:/:searches';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: { dataset: { storageKey: 'docs:站:/' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('recent searches', () => {
  it('come back newest first, each once, eight at the most', () => {
    for (let at = 1; at <= 10; at += 1) rememberSearch(`词 ${at}`);
    rememberSearch(' 词 5 ');
    rememberSearch('  ');
    expect(readRecentSearches()).toEqual(['词 5', '词 10', '词 9', '词 8', '词 7', '词 6', '词 4', '词 3']);
    expect([...stored.keys()]).toEqual([KEY]);
  });

  it('can be forgotten', () => {
    rememberSearch('部署');
    forgetSearches();
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
    rememberSearch('部署');
    expect(readRecentSearches()).toEqual(['部署']);
    forgetSearches();
    expect(readRecentSearches()).toEqual([]);
  });
});
