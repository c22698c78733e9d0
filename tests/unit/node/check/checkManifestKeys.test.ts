import { expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { checkManifestKeys } from '../../../../src/node/check/checkManifestKeys.ts';

const VERSIONS = [{ name: 'a', label: 'a', path: '/docs' }];

/** The lines and messages of the findings about a site. */
function check(site: object) {
  const text = JSON.stringify({ site: { title: 'T', ...site }, versions: VERSIONS }, null, 1);
  return checkManifestKeys(text, parseManifest(text)).map(({ line, message }) => `${line} ${message}`);
}

it('reports hosts of images that the policy could not name', () => {
  const found = check({
    imageHosts: ['https://img.example.com', 'https://*.example.com', 'https://a.test/b'],
  });
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^6 .*site\.imageHosts\[1\].*https:\/\/img\.example\.com/);
  expect(found[1]).toMatch(/^7 .*site\.imageHosts\[2\]/);
});

it('reports a faint accent in the manifest that sets it, not in that of a language', () => {
  const text = JSON.stringify({ site: { title: 'T', theme: { accent: '#ffe066' } }, versions: VERSIONS });
  const manifest = parseManifest(text);
  const rulesIn = (json: string) => checkManifestKeys(json, manifest).map(({ rule }) => rule);
  expect(rulesIn(text)).toEqual(['low-contrast']);
  expect(rulesIn('{ "site": { "title": "T" } }')).toEqual([]);
});

it('reports a home page whose URL a page has', () => {
  const doc = { id: 'README', path: '/', title: 'T', file: 'README.md' };
  const hidden = (path: string, home?: object) => {
    const versions = [{ name: 'a', label: 'a', path: '/', docs: [{ ...doc, path }] }];
    const text = JSON.stringify({ site: { title: 'T', home }, versions });
    return checkManifestKeys(text, parseManifest(text)).map(({ message }) => message);
  };
  expect(hidden('/', { lead: 'L' })).toEqual([expect.stringMatching(/^site\.home.*README\.md/)]);
  expect(hidden('/docs/', { lead: 'L' })).toEqual([]);
  expect(hidden('/')).toEqual([]);
});
