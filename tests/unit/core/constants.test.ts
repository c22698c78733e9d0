// The constants of the specification, section 9, each where it is kept.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferredMessages } from '#i18n/deferredMessages';
import { elementMessages } from '#i18n/elementMessages';
import { messages } from '#i18n/messages';
import { DEFAULT_SITE, HAS_TOC_COLUMN, MOBILE_BREAKPOINT } from '../../../src/core/constants.ts';
import { PROGRESS_BAR } from '../../../src/core/progressBar.ts';
import { parseManifest } from '../../../src/core/site/manifest/parseManifest.ts';

const root = join(import.meta.dirname, '../../..');
const site = parseManifest(readFileSync(join(root, 'public/manifest.json'), 'utf8'));
const bare = parseManifest('{"site":{"title":"T"},"versions":[{"name":"v8","label":"v8","path":"/docs"}]}');

describe('constants', () => {
  it('mobile breakpoint: 996 px, in every style sheet', { tags: 'constant-breakpoint' }, () => {
    expect(MOBILE_BREAKPOINT).toBe(996);
    const read = (file: string) => readFileSync(join(root, 'src', file), 'utf8');
    const breakpoints = read('reader/styles/breakpoints.css');
    expect(breakpoints).toContain(`@custom-media --mobile (max-width: ${MOBILE_BREAKPOINT}px);`);
    expect(breakpoints).toContain(`@custom-media --desktop (min-width: ${MOBILE_BREAKPOINT + 1}px);`);
    expect(breakpoints).toContain(`@custom-media --toc-column ${HAS_TOC_COLUMN};`);
    const widths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...read(file).matchAll(/@media[^{]*width[^\d{]*(\d+)/g)]);
    expect(widths.filter(([, width]) => Number(width) > 900).map(([rule]) => rule)).toEqual([]);
  });

  it('progress bar: 200 ms, minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms', {
    tags: 'constant-progress-bar',
  }, () => {
    expect(PROGRESS_BAR).toEqual({
      delay: 200,
      minimum: 0.08,
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
    });
  });

  it('default locale: zh-Hans, the only one of the site', { tags: 'constant-locale' }, () => {
    expect(DEFAULT_SITE.defaultLocale).toBe('zh-Hans');
    expect(bare.site.defaultLocale).toBe('zh-Hans');
    expect(site.locales.map(({ locale }) => locale)).toEqual(['zh-Hans']);
  });

  it('default colour mode: dark, switchable, the system respected', { tags: 'constant-theme' }, () => {
    for (const { colorMode } of [bare.site, site.site])
      expect(colorMode).toEqual({
        defaultMode: 'dark',
        disableSwitch: false,
        respectPrefersColorScheme: true,
      });
  });

  it('table of contents: levels 2 to 3', { tags: 'constant-contents-levels' }, () => {
    for (const { tableOfContents } of [bare.site, site.site])
      expect(tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });

  it('title delimiter: a vertical bar', { tags: 'constant-title-delimiter' }, () => {
    expect([bare.site.titleDelimiter, site.site.titleDelimiter]).toEqual(['|', '|']);
  });

  it('copyright: 2018-2025', { tags: 'constant-copyright' }, () => {
    expect(site.site.footer.copyright).toContain('2018-2025');
  });

  it('labels for colours, copying, the way up, the neighbours, banners', { tags: 'constant-labels' }, () => {
    expect([messages.theme.light, messages.theme.dark]).toEqual(['浅色模式', '暗黑模式']);
    expect(elementMessages.code.copyLabel).toBe('复制代码到剪贴板');
    expect(deferredMessages.backToTop).toBe('回到顶部');
    expect([messages.pager.previous, messages.pager.next]).toEqual(['上一页', '下一页']);
    expect(messages.version.unmaintained('v7')).toContain('停止维护');
    expect(messages.version.unreleased('next')).toContain('尚未发布');
  });

  it('versions: v8 at /docs is the latest, v7 at /docs/v7 unmaintained, next at /docs/next unreleased', {
    tags: 'constant-versions',
  }, () => {
    expect(site.versions.map(({ name, path, isLast, banner }) => [name, path, isLast, banner])).toEqual([
      ['v8', '/docs', true, 'none'],
      ['v7', '/docs/v7', false, 'unmaintained'],
      ['next', '/docs/next', false, 'unreleased'],
    ]);
  });

  it('the version is remembered in local storage', () => {
    expect([bare.site.docsVersionPersistence, site.site.docsVersionPersistence]).toEqual([
      'localStorage',
      'localStorage',
    ]);
  });
});
