import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { NavLink } from '../../../../../src/core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../../../src/core/site/nav/siteLinks.ts';
import { latestVersion } from '../../../../../src/core/site/urls/route.ts';
import type { ContentSource } from '../../../../../src/core/source.ts';
import { SiteAnchor } from '../../../../../src/reader/content/links/SiteAnchor.tsx';
import { ContentProvider } from '../../../../../src/reader/content/queries/ContentProvider.tsx';
import { testManifest } from '../../../../support/testManifest.ts';

const nothing = () => Promise.reject(new Error('nothing is read'));
const source: ContentSource = {
  readManifest: nothing,
  readText: nothing,
  assetUrl: (file) => `/base${file}`,
};

function draw(item: NavLink): string {
  const link = resolveSiteLink(testManifest, latestVersion(testManifest), item);
  if (link === undefined) throw new Error('the link leads nowhere');
  return renderToStaticMarkup(
    <ContentProvider source={source} openCache={nothing}>
      <SiteAnchor link={link} />
    </ContentProvider>,
  );
}

describe('SiteAnchor', () => {
  it.each(['mailto:a@b.c', 'tel:110'])('draws %s as a plain link: it opens no tab', (href) => {
    expect(draw({ label: '联系', href })).toBe(`<a href="${href}">联系</a>`);
  });

  it('says of another site’s page that it opens in a tab of its own', () => {
    const html = draw({ label: '源码', href: 'https://a.b/' });
    expect(html).toContain('<a href="https://a.b/" target="_blank" rel="noopener noreferrer">源码');
    expect(html).toContain('在新标签页打开');
  });
});
