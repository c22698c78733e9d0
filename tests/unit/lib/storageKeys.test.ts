import { describe, expect, it } from 'vitest';
import { preferencesKey, searchesKey, siteKey } from '../../../src/lib/storageKeys.ts';

describe('storage keys', () => {
  const here = siteKey({ title: '春松客服文档', baseUrl: '/repo/' });

  it('tell sites of one origin apart', () => {
    expect(preferencesKey(here)).toBe('docs:春松客服文档:/repo/');
    expect(searchesKey(here)).toBe('docs:春松客服文档:/repo/:searches');
    expect(siteKey({ title: '春松客服文档', baseUrl: '/' })).not.toBe(here);
  });

  it('are the same in all languages of a site, and may outlive a title', () => {
    expect(siteKey({ title: 'CSKeFu docs', storageName: '春松客服文档', baseUrl: '/repo/' })).toBe(here);
  });

  it('need no shell', () => {
    expect([preferencesKey(), searchesKey()]).toEqual(['docs', 'docs:searches']);
  });
});
