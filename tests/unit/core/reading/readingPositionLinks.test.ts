import { describe, expect, it } from 'vitest';
import { readingPositionLinks } from '../../../../src/core/reading/readingPositionLinks.ts';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const place = (path: string, heading = '') => ({ path, title: '部署', anchor: heading, heading });

describe('readPlaceLinks', () => {
  it('names page and section, and a version that is not the latest', () => {
    expect(
      readingPositionLinks(
        manifest,
        [place('/docs/deploy', '启动 与验证'), place('/docs/v7/deploy'), place('/markdown-page')],
        '/',
      ),
    ).toEqual([
      { href: `/docs/deploy#${encodeURIComponent('启动 与验证')}`, label: '部署 › 启动 与验证' },
      { href: '/docs/v7/deploy', label: 'v7 › 部署' },
      { href: '/markdown-page', label: '部署' },
    ]);
  });

  it('leaves out the page that the reader is on, in any spelling, and gives five at the most', () => {
    const places = ['/docs/安装', ...'abcdef'].map((path) => place(path));
    expect(
      readingPositionLinks(manifest, places, '/docs/%E5%AE%89%E8%A3%85.html').map(({ href }) => href),
    ).toEqual([...'abcde']);
  });

  it('leaves out the pages of other languages', () => {
    const locale = { label: '', direction: 'ltr', calendar: 'gregory' } as const;
    const languages: Manifest = {
      ...manifest,
      locales: [
        { ...locale, locale: 'zh-Hans', path: '/' },
        { ...locale, locale: 'en', path: '/en/' },
      ],
    };
    const hrefs = (site: typeof languages) =>
      readingPositionLinks(site, [place('/docs/deploy'), place('/en/docs/deploy')], '/').map(
        ({ href }) => href,
      );
    expect(hrefs(languages)).toEqual(['/docs/deploy']);
    expect(hrefs({ ...languages, site: { ...languages.site, defaultLocale: 'en' } })).toEqual([
      '/en/docs/deploy',
    ]);
  });
});
