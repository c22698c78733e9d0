import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { isAllowedImage, isImageHost } from '../../../../../src/core/site/urls/imageHosts.ts';

describe('isImageHost', () => {
  it.each(['https://img.example.com', 'https://img.example.com:8443', 'https://localhost'])('%s', (entry) =>
    expect(isImageHost(entry)).toBe(true),
  );
  it.each([
    'http://img.example.com',
    'https://*.example.com',
    'https://img.example.com/',
    'https://img.example.com/a',
    'https://user@img.example.com',
    "https://img.example.com; script-src 'unsafe-inline'",
    'https:',
    '*',
    '',
  ])('not %s', (entry) => expect(isImageHost(entry)).toBe(false));
});

it('allows the images of the named hosts, and of no host that only begins alike', () => {
  const site = { imageHosts: ['https://img.example.com'] };
  expect(isAllowedImage(site, 'https://img.example.com/a.png')).toBe(true);
  for (const url of [
    'https://img.example.com.evil.test/a.png',
    'https://img.example.com@evil.test/a.png',
    'http://img.example.com/a.png',
    '//img.example.com/a.png',
  ])
    expect(isAllowedImage(site, url), url).toBe(false);
  expect(isAllowedImage({}, 'https://img.example.com/a.png')).toBe(false);
});

it('is a list without invalid entries in a parsed manifest', () => {
  const site = { title: 'T', imageHosts: ['https://a.test', 'https://*.b.test', 'http://c.test'] };
  const manifest = parseManifest(
    JSON.stringify({ site, versions: [{ name: 'a', label: 'a', path: '/docs' }] }),
  );
  expect(manifest.site.imageHosts).toEqual(['https://a.test']);
});
