import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../../../src/core/site/manifest/localizeManifest.ts';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { listAlternates, listLanguageLinks } from '../../../../src/core/site/nav/languageLinks.ts';
import { resolveSiteLink } from '../../../../src/core/site/nav/siteLinks.ts';
import { findOtherLocale, listOtherLocales } from '../../../../src/core/site/urls/localePaths.ts';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { entryOfRoute, findRoute, latestVersion } from '../../../../src/core/site/urls/route.ts';
import { checkLanguages } from '../../../../src/node/check/checkLanguages.ts';
import { renderSitemap } from '../../../../src/node/feeds/searchEngineFiles.ts';
import { inProject } from '../../../../src/node/lib/project.ts';
import { readSite } from '../../../../src/node/manifest/buildManifest.ts';
import { listSiteLocales } from '../../../../src/node/manifest/readLocale.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const siteDir = inProject('tests/fixtures/languages');

async function readAll(): Promise<Map<string, Manifest>> {
  const { written } = await readSite(siteDir, { lastUpdates: false });
  const locales = await listSiteLocales(siteDir, written.manifest);
  const manifests = await Promise.all(
    [undefined, ...locales].map(async (locale) => {
      const { complete } = await readSite(siteDir, { lastUpdates: false, written, locale });
      return (await complete({ drafts: false })).manifest;
    }),
  );
  return new Map(
    manifests.map((manifest) => [
      manifest.site.defaultLocale,
      addTranslations(
        manifest,
        manifests.filter((other) => other !== manifest),
      ),
    ]),
  );
}

const manifests = await readAll();

describe('a site in several languages', () => {
  const of = (locale: string) => manifests.get(locale) as Manifest;
  const pathsOf = (locale: string) => of(locale).versions.flatMap(({ docs }) => docs.map(({ path }) => path));

  it('leaves the files of other languages out of the default one', () => {
    expect(pathsOf('zh-Hans')).toHaveLength(20);
    expect(pathsOf('zh-Hans').filter((path) => !path.startsWith('/docs/'))).toEqual([]);
  });

  it('gives each language its own URLs, titles and navigation', () => {
    const english = of('en');
    expect(english.site).toMatchObject({
      title: 'Beacon handbook',
      defaultLocale: 'en',
      storageName: '灯塔手册',
    });
    expect(english.versions.map(({ path, dir }) => [path, dir])).toEqual([
      ['/en/docs', 'en/docs/v2'],
      ['/en/docs/v1', 'en/docs/v1'],
    ]);
    expect(english.pages).toMatchObject([
      { path: '/en/about', file: 'en/pages/about.md' },
      { path: '/en/contact', file: 'pages/contact.md', lang: 'zh-Hans' },
    ]);
    expect(findRoute(english, '/en/').kind).toBe('home');
    expect(findRoute(english, '/en/search').kind).toBe('search');
    expect(findRoute(english, '/').kind).toBe('notFound');
    const [docs] = english.site.navbar.items;
    expect(docs && resolveSiteLink(english, latestVersion(english), docs)).toMatchObject({
      href: '/en/docs/',
    });
  });

  it('shows a page that is not translated in the default language, unless the language has no fallback', () => {
    expect(pathsOf('ar')).not.toContain('/ar/docs/only-chinese');
    const english = of('en');
    const route = findRoute(english, '/en/docs/only-chinese');
    expect(entryOfRoute(route)).toMatchObject({ file: 'docs/v2/only-chinese.md', lang: 'zh-Hans' });
    // Its links lead to the translations.
    const target = resolveLink(
      english,
      { file: 'docs/v2/only-chinese.md', version: latestVersion(english) },
      'install.md',
    );
    expect(target).toMatchObject({ kind: 'page', path: '/en/docs/install' });
  });

  it('links pages by file, and absolute links inside the language', () => {
    const english = of('en');
    const from = { file: 'en/docs/v2/install.md', version: latestVersion(english) };
    expect(resolveLink(english, from, '/docs/')).toMatchObject({ kind: 'page', path: '/en/docs/' });
    expect(resolveLink(english, from, 'ops/watch.md')).toMatchObject({ path: '/en/docs/ops/watch' });
    expect(resolveLink(english, from, '/img/lamp.svg')).toMatchObject({
      kind: 'asset',
      file: 'img/lamp.svg',
    });
  });

  it('keeps the page when the language changes', () => {
    const links = (locale: string, path: string) =>
      listLanguageLinks(of(locale), findRoute(of(locale), path)).map(({ path, isSame }) => [path, isSame]);
    expect(links('zh-Hans', '/docs/install')).toEqual([
      ['/docs/install', true],
      ['/en/docs/install', true],
      ['/ar/docs/install', true],
    ]);
    expect(links('en', '/en/')).toEqual([
      ['/', true],
      ['/en/', true],
      ['/ar/', true],
    ]);
    // English shows the Chinese page in its place, Arabic has no fallback.
    expect(links('zh-Hans', '/docs/boats').slice(1)).toEqual([
      ['/en/docs/boats', true],
      ['/ar/', false],
    ]);
    expect(links('en', '/en/docs/boats')).toEqual([
      ['/docs/boats', true],
      ['/en/docs/boats', true],
      ['/ar/', false],
    ]);
    // No other language shows a page that the default one lacks.
    expect(links('ar', '/ar/docs/visitors')).toEqual([
      ['/', false],
      ['/en/docs/visitors', true],
      ['/ar/docs/visitors', true],
    ]);
    expect(links('en', '/en/docs/visitors')[0]).toEqual(['/', false]);
    expect(links('en', '/en/nowhere')[2]).toEqual(['/ar/', false]);
  });

  it('finds the language of a path', () => {
    const find = (locale: string, path: string) => findOtherLocale(of(locale), path)?.locale;
    expect(find('zh-Hans', '/en/docs/')).toBe('en');
    expect(find('zh-Hans', '/en')).toBe('en');
    expect(find('zh-Hans', '/english')).toBeUndefined();
    expect(find('en', '/en/docs/')).toBeUndefined();
    expect(find('en', '/docs/')).toBe('zh-Hans');
    expect(find('en', '/ar/docs/')).toBe('ar');
    expect(find('zh-Hans', '/edit/en/docs/')).toBe('en');
    expect(find('en', '/edit/en/docs/')).toBeUndefined();
  });

  it('names the translations for search engines', () => {
    const of1 = of('en');
    expect(listAlternates(of1, findRoute(of1, '/en/docs/install'))).toEqual([
      ['zh-Hans', '/docs/install'],
      ['en', '/en/docs/install'],
      ['ar', '/ar/docs/install'],
      ['x-default', '/docs/install'],
    ]);
    expect(listAlternates(of1, findRoute(of1, '/en/docs/only-chinese'))).toEqual([]);
  });

  it('names them in the sitemap, too', () => {
    const [, row] =
      /(<url><loc>https:\/\/beacon\.example\/en\/docs\/install<.*?<\/url>)/.exec(
        renderSitemap(of('en')) ?? '',
      ) ?? [];
    expect(row?.match(/hreflang="[^"]+" href="[^"]+"/g)).toEqual([
      'hreflang="zh-Hans" href="https://beacon.example/docs/install"',
      'hreflang="en" href="https://beacon.example/en/docs/install"',
      'hreflang="ar" href="https://beacon.example/ar/docs/install"',
      'hreflang="x-default" href="https://beacon.example/docs/install"',
    ]);
  });

  it('links to another site, but runs nothing', () => {
    const other = (path: string) =>
      ({ locale: path, label: path, direction: 'ltr', calendar: 'gregory', path }) as const;
    const english = of('en');
    const manifest = {
      ...english,
      locales: [...english.locales, other('https://fr.example'), other('javascript:alert(1)')],
    };
    const links = listLanguageLinks(manifest, findRoute(manifest, '/en/'));
    expect(links.map(({ path }) => path)).toEqual(['/', '/en/', '/ar/', 'https://fr.example']);
  });

  it('leaves out a language without a folder, and says so', async () => {
    const folder = await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        locales: [
          { locale: 'zh-Hans', label: '中文' },
          { locale: 'fr', label: 'Français', path: '/fr/' },
        ],
        versions: [{ name: 'v1', label: 'v1', path: '/docs', dir: 'docs' }],
      }),
      'docs/index.md': '# 首页\n\n从这里开始，一页一页读下去。\n',
    });
    const { complete } = await readSite(folder, { lastUpdates: false });
    const { manifest, findings } = await complete({ drafts: false });
    expect(manifest.locales.map(({ locale }) => locale)).toEqual(['zh-Hans']);
    expect(findings).toMatchObject([{ file: 'manifest.json', rule: 'nothing-published' }]);
  });

  it('has its findings in its own manifest', async () => {
    const folder = await tempFolder({
      'manifest.json': JSON.stringify({
        site: { title: '站' },
        locales: [
          { locale: 'zh-Hans', label: '中文' },
          { locale: 'en', label: 'English', path: '/en/' },
        ],
        versions: [{ name: 'v1', label: 'v1', path: '/docs', dir: 'docs/v1' }],
      }),
      'docs/v1/index.md': '# 首页\n\n从这里开始，一页一页读下去。\n',
      'en/docs/v1/index.md': '# Home\n\nStart here, and read on page by page.\n',
      'en/manifest.json': '{\n  "site": {\n    "titel": "Site"\n  }\n}',
    });
    const { findings } = await checkLanguages(folder);
    expect(findings.map(({ file, line, rule }) => [file, line, rule])).toEqual([
      ['en/manifest.json', 3, 'manifest'],
    ]);
  });

  it('is one site where the manifest names a language that it does not list', () => {
    const [zh] = of('zh-Hans').locales;
    expect(
      listOtherLocales({ site: { defaultLocale: 'fr' }, locales: zh === undefined ? [] : [zh] }),
    ).toEqual([]);
  });
});
