import { expect, it } from 'vitest';
import { renderRobots } from '../../../../src/node/feeds/robots.ts';
import { testManifest } from '../../../support/testManifest.ts';

const { site } = testManifest;

it('names the sitemap where there is one', () => {
  expect(renderRobots({ ...site, baseUrl: '/repo/' })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/repo/sitemap.xml\n',
  );
  expect(renderRobots({ ...site, url: '' })).toBe('User-agent: *\nAllow: /\n');
});
