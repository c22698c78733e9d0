import { describe, expect, it } from 'vitest';
import type { TextMetadata } from '../../../../../src/core/document/parsedDoc.ts';
import { describeRoute } from '../../../../../src/core/site/head/pageHead.ts';
import type { Manifest } from '../../../../../src/core/site/manifest/manifest.ts';
import { buildCategoryPage } from '../../../../../src/core/site/nav/categoryPage.ts';
import { buildDocPage } from '../../../../../src/core/site/nav/pageModel.ts';
import type { SidebarNode } from '../../../../../src/core/site/nav/sidebarNodes.ts';
import { findSamePage } from '../../../../../src/core/site/nav/versionSwitch.ts';
import { createSlicer } from '../../../../../src/core/site/shards/pageSlice.ts';
import { resolveLink } from '../../../../../src/core/site/urls/resolveLink.ts';
import { fileOfRoute, findRoute, versionOfRoute } from '../../../../../src/core/site/urls/route.ts';
import { largeManifest } from '../../../../support/largeManifest.ts';

const manifest = largeManifest();
const slice = createSlicer(manifest);
const text: TextMetadata = { title: undefined, headings: [], length: { han: 1, words: 0 } };

const PATHS = [
  '/docs/',
  '/docs/secret',
  '/docs/chapter-0/page-0',
  '/docs/chapter-7/page-29',
  '/docs/flat/350',
  '/docs/renamed',
  '/docs/loose',
  '/docs/v1/chapter-1/page-3',
];

/** The first level of what is drawn, without what stands in closed branches. */
const drawn = (nodes: readonly SidebarNode[]): unknown[] =>
  nodes.map(({ label, href, isCurrent, isActive, items }) => ({
    label,
    href,
    isCurrent,
    items: isActive && items && drawn(items),
  }));

/** What surrounds a doc's text, as far as it is seen at first. */
function page(from: Manifest, path: string) {
  const route = findRoute(from, path);
  if (route.kind !== 'doc') throw new Error(`${path} is no doc`);
  const { sidebar, previous, next, breadcrumbs, banner, ...rest } = buildDocPage(
    from,
    route.version,
    route.entry,
    text,
  );
  return {
    ...rest,
    version: route.version.name,
    previous,
    next,
    breadcrumbs,
    latestPath: banner?.latestPath,
    sidebar: drawn(sidebar),
    others: from.versions.map((version) => findSamePage(from, version, route)),
    head: describeRoute(from, route),
  };
}

describe('createSlicer', () => {
  it.each(PATHS.filter((path) => !path.includes('flat')))('gives %s all that it shows', (path) => {
    expect(page(slice(findRoute(manifest, path)), path)).toEqual(page(manifest, path));
  });

  it('shows of a long list what is near', () => {
    const path = '/docs/flat/350';
    const [near, whole] = [page(slice(findRoute(manifest, path)), path), page(manifest, path)];
    expect({ ...near, sidebar: 0 }).toEqual({ ...whole, sidebar: 0 });
    const list = JSON.stringify(near.sidebar);
    for (const seen of ['第 flat/338 页', '第 flat/361 页', '另外 338 项']) expect(list).toContain(seen);
    for (const left of ['第 flat/337 页', '第 flat/362 页']) expect(list).not.toContain(left);
  });

  it('shows of a long list of branches where its own one stands, and of its own page’s more', () => {
    const from = largeManifest({ folders: 80 });
    const list = (path: string) =>
      JSON.stringify(createSlicer(from)(findRoute(from, path)).versions[0]?.sidebars.main);
    const chaptersIn = (text: string) => text.match(/"label":"第 \d+ 章"/g)?.length;
    const inside = list('/docs/chapter-40/page-12');
    expect(chaptersIn(inside)).toBe(8);
    for (const seen of ['第 36 章', '第 43 章', 'chapter-40/page-0"', 'chapter-40/page-29"'])
      expect(inside).toContain(seen);
    expect(chaptersIn(list('/docs/chapter/40'))).toBe(24);
  });

  it('gives the page of a category its cards', () => {
    const path = '/docs/chapter/4';
    const cards = (from: Manifest) => {
      const route = findRoute(from, path);
      if (route.kind !== 'category') throw new Error('no category');
      return buildCategoryPage(route.version, route.sidebar, route.category, path).cards;
    };
    expect(cards(slice(findRoute(manifest, path)))).toEqual(cards(manifest));
    expect(cards(manifest)[3]).toMatchObject({ label: '第 chapter-4/page-3 页', description: '说明 3' });
  });

  it('brings of the site’s values those that stand in the page’s text', () => {
    const [ip, domain] = [
      { name: 'YOUR_IP', label: '主机' },
      { name: 'domain', label: '域名', default: 'cc.example.com' },
    ];
    const from = { ...manifest, site: { ...manifest.site, values: [ip, domain] } };
    const valuesIn = (text: string) =>
      createSlicer(from)(findRoute(from, '/docs/loose'), [], text).site.values;
    expect([valuesIn('到 cc.example.com'), valuesIn('没有')]).toEqual([[domain], undefined]);
  });

  it('has the first pages of the sidebars to which the navbar links', () => {
    const [version, ...others] = manifest.versions;
    if (version === undefined) throw new Error('no version');
    const [loose] = version.docs.filter(({ path }) => path === '/docs/loose');
    const api = [{ type: 'doc' as const, id: loose?.id ?? '' }];
    const navbar = { ...manifest.site.navbar, items: [{ label: '接口', items: [{ sidebar: 'api' }] }] };
    const from: Manifest = {
      ...manifest,
      site: { ...manifest.site, navbar },
      versions: [{ ...version, sidebars: { ...version.sidebars, api } }, ...others],
    };
    const [sliced] = createSlicer(from)(findRoute(from, '/docs/chapter-0/page-0')).versions;
    expect(Object.keys(sliced?.sidebars ?? {})).toEqual(['main', 'api']);
    expect(sliced?.sidebars.api).toEqual([
      expect.objectContaining({ type: 'cut', first: { path: '/docs/loose', title: loose?.title } }),
    ]);
  });

  it('does not grow with the site', () => {
    const size = (from: Manifest, path: string) =>
      JSON.stringify(createSlicer(from)(findRoute(from, path))).length;
    const larger = largeManifest({ folders: 20, pages: 300, flat: 7000 });
    expect(size(larger, '/docs/loose') / size(manifest, '/docs/loose')).toBeLessThan(1.05);
    expect(size(larger, '/docs/flat/350') / size(manifest, '/docs/flat/350')).toBeLessThan(1.05);
  });

  it('knows where the links of its text lead', () => {
    const route = findRoute(manifest, '/docs/loose');
    const hrefs = [
      'last.md',
      './chapter-3/page-2.md#头',
      '/docs/chapter/6',
      '/about',
      'nothing.md',
      '../v1/index.md',
    ];
    const own = slice(route, hrefs);
    const lead = (from: Manifest, href: string) => {
      const place = findRoute(from, '/docs/loose');
      return resolveLink(from, { file: fileOfRoute(place) ?? '', version: versionOfRoute(place) }, href);
    };
    for (const href of hrefs) expect(lead(own, href), href).toEqual(lead(manifest, href));
    expect(lead(own, 'last.md')).toMatchObject({ kind: 'page', path: '/docs/renamed' });
  });

  it('knows the own page that stands for the one that a link of an inherited text names', () => {
    const docOf = (path: string, file: string, more = {}) => ({ id: path, title: path, path, file, ...more });
    const [first, second] = manifest.versions;
    if (first === undefined || second === undefined) throw new Error('no versions');
    const from: Manifest = {
      ...manifest,
      versions: [
        {
          ...first,
          name: 'v2',
          path: '/docs',
          dir: 'docs/v2',
          docs: [docOf('/docs/a', 'docs/v2/a.md'), docOf('/docs/faq', 'docs/v2/faq.md')],
        },
        {
          ...second,
          name: 'v1',
          path: '/docs/v1',
          dir: 'docs/v1',
          inherits: 'v2',
          docs: [
            docOf('/docs/v1/a', 'docs/v2/a.md', { inheritedFrom: 'v2' }),
            docOf('/docs/v1/faq/', 'docs/v1/faq/index.md'),
          ],
        },
      ],
    };
    const lead = (among: Manifest) =>
      resolveLink(among, { file: 'docs/v2/a.md', version: among.versions[1] }, 'faq.md');
    const own = createSlicer(from)(findRoute(from, '/docs/v1/a'), ['faq.md']);
    expect(lead(own)).toEqual(lead(from));
    expect(lead(own)).toMatchObject({ path: '/docs/v1/faq/' });
  });

  it('stays the same when another page’s text, words about it or index change', () => {
    const edited: Manifest = {
      ...manifest,
      versions: manifest.versions.map((version) => ({
        ...version,
        search: 'v2-00000000',
        docs: version.docs.map((doc) =>
          doc.id === 'loose'
            ? doc
            : { ...doc, hash: 'other', description: '别的', headings: ['新'], lastUpdate: '2026-01-02' },
        ),
      })),
    };
    const write = (from: Manifest) => JSON.stringify(createSlicer(from)(findRoute(from, '/docs/loose')));
    expect(write(edited)).toBe(write(manifest));
  });
});
