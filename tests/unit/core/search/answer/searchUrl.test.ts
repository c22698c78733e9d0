import { describe, expect, it } from 'vitest';
import { formatSearchUrl, parseSearchUrl } from '../../../../../src/core/search/answer/searchUrl.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';

const manifestWith = (more: object = {}) =>
  parseManifest(
    JSON.stringify({
      site: { title: '站' },
      versions: [
        { name: 'v8', label: 'v8', isLast: true, path: '/docs' },
        { name: 'v7', label: 'v7', path: '/docs/v7' },
      ],
      ...more,
    }),
  );
const manifest = manifestWith();
const [v8, v7] = manifest.versions;
if (v8 === undefined || v7 === undefined) throw new Error('two versions are above');

describe('readSearchAddress', () => {
  it('reads query and version', () => {
    expect(parseSearchUrl(manifest, '?q=%20重置+密码%20&version=v7')).toEqual({
      query: '重置 密码',
      versions: [v7],
    });
    expect(parseSearchUrl(manifest, '?version=all&q=C%2B%2B').versions).toBe(manifest.versions);
  });

  it('reads and writes whether all languages are searched', () => {
    const scope = parseSearchUrl(manifest, '?q=a&languages=all');
    expect(scope.inAllLanguages).toBe(true);
    expect(formatSearchUrl(manifest, scope)).toBe('/search?q=a&languages=all');
  });

  it('reads of a query no more than an address of ours holds', () => {
    const { query } = parseSearchUrl(manifest, `?q=${'%F0%A0%AE%B7'.repeat(4000)}`);
    expect(query).toBe('𠮷'.repeat(400));
    expect(formatSearchUrl(manifest, { query, versions: [v8] })?.length).toBeLessThan(8000);
  });

  it('means the latest version where none is named, or one that is not there', () => {
    for (const search of ['', '?q=', '?version=v1', '?version=%E4%BD'])
      expect(parseSearchUrl(manifest, search)).toEqual({ query: '', versions: [v8] });
  });
});

describe('writeSearchAddress', () => {
  it('is what readSearchAddress reads', () => {
    for (const place of [
      { query: '重置 & 密码#1', versions: [v8] },
      { query: 'a+b%', versions: [v7] },
      { query: '', versions: manifest.versions },
    ]) {
      const address = formatSearchUrl(manifest, place) ?? '';
      expect(parseSearchUrl(manifest, address.replace('/search', ''))).toEqual(place);
    }
    expect(formatSearchUrl(manifest, { query: '', versions: [v8] })).toBe('/search');
  });

  it('is none where the site has a page of its own there', () => {
    const own = manifestWith({ pages: [{ id: 's', path: '/search', title: '找', file: 'pages/search.md' }] });
    expect(formatSearchUrl(own, { query: 'x', versions: own.versions })).toBeUndefined();
  });
});
