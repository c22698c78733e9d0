import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { renderFeed } from '../../../../src/node/feeds/atomFeed.ts';

const doc = (id: string, lastUpdate?: string, more: object = {}) => ({
  id,
  path: `/docs/${id}`,
  title: `页 <${id}>`,
  file: `docs/v8/${id}.md`,
  ...(lastUpdate && { lastUpdate }),
  ...more,
});
const feedOf = (docs: object[], more: object = {}, url = 'https://x.org') =>
  renderFeed(
    parseManifest(
      JSON.stringify({
        site: { title: '站', url, baseUrl: '/repo/' },
        versions: [{ name: 'v8', label: 'v8', path: '/docs', docs, ...more }],
      }),
    ),
  );
const idsOf = (feed: string) => [...feed.matchAll(/<entry>\s*<id>(.*?)<\/id>/g)].map(([, id]) => id);

describe('renderFeed', () => {
  it('lists changed pages, the newest first, and those that may be found only', () => {
    const feed = feedOf([
      doc('a', '2025-01-01'),
      doc('b', '2025-06-01'),
      doc('c'),
      doc('d', '2025-07-01', { unlisted: true }),
      doc('e', '2025-07-01', { inheritedFrom: 'v7' }),
    ]);
    expect(idsOf(feed)).toEqual(['https://x.org/repo/docs/b', 'https://x.org/repo/docs/a']);
    expect(feed).toContain('<updated>2025-06-01T00:00:00Z</updated>');
    expect(feed).toContain('<link rel="self" href="https://x.org/repo/feed.xml"/>');
  });

  it('leads from the host’s root where the site does not know its address', () => {
    expect(idsOf(feedOf([doc('安装', '2025-01-01')], {}, ''))).toEqual(['/repo/docs/%E5%AE%89%E8%A3%85']);
  });

  it('leaves out a page whose address is another page’s', () => {
    const late = doc('late', '2025-07-01', { path: '/docs/a.html' });
    expect(idsOf(feedOf([doc('a', '2025-01-01'), late]))).toEqual(['https://x.org/repo/docs/a']);
    expect(feedOf([doc('a', '2025-01-01'), late])).not.toContain('late');
  });

  it('leaves out versions that search engines should pass by', () => {
    expect(idsOf(feedOf([doc('a', '2025-01-01')], { noIndex: true }))).toEqual([]);
  });

  it('is well-formed whatever the titles hold', () => {
    expect(feedOf([doc('a', '2025-01-01')])).toContain('<title>页 &lt;a&gt;（v8）</title>');
  });
});
