import { expect, it } from 'vitest';
import { localizeManifest } from '../../../../../src/core/site/manifest/localizeManifest.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';

const LOCALES = [
  { locale: 'en', label: 'English', path: '/' },
  { locale: 'zh-Hans', label: '中文', path: '/zh/' },
];

it('merges navbar and footer of a language with those of the site, and replaces its home page', () => {
  const site = {
    title: 'T',
    navbar: { title: 'Comet', logo: '/a.svg', items: [{ label: 'Guide', href: '/docs/' }] },
    footer: { copyright: '© Comet' },
    home: { lead: 'Fast', points: ['One binary'] },
  };
  const manifest = parseManifest(
    JSON.stringify({ site, locales: LOCALES, versions: [{ name: 'a', label: 'a', path: '/docs' }] }),
  );
  const own = {
    site: {
      navbar: { items: [{ label: '指南', href: '/docs/' }] },
      footer: { columns: [{ title: '文档', items: [] }] },
      home: { lead: '快速' },
    },
  };
  const locale = manifest.locales[1];
  const localized = parseManifest(
    JSON.stringify(locale && localizeManifest(manifest, locale, JSON.parse(JSON.stringify(own)))),
  );
  expect(localized.site).toMatchObject({
    navbar: { title: 'Comet', logo: '/a.svg', items: [{ label: '指南', href: '/zh/docs/' }] },
    footer: { copyright: '© Comet', columns: [{ title: '文档' }] },
    home: { lead: '快速', points: [] },
  });
});
