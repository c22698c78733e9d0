import { expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import type { Manifest } from '../../../../../src/core/site/manifest/manifest.ts';
import { readPageData, writePageData } from '../../../../../src/core/site/manifest/pageData.ts';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { createSlicer } from '../../../../../src/core/site/shards/pageSlice.ts';
import { findRoute } from '../../../../../src/core/site/urls/route.ts';
import { largeManifest } from '../../../../support/largeManifest.ts';
import { sampleManifest } from '../../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const write = (markdown: string) =>
  writePageData({ manifest, text: { facts: parseDocument(markdown).doc, key: 'k', starts: 'b' } });

it('gives back what a page brings of the manifest, and says of its text', () => {
  const markdown = '# 部署\n\n先装 `docker`。\n\n## 准备 `docker` *环境*\n\n### 端口\n';
  const { title, headings, length } = parseDocument(markdown).doc;
  expect(readPageData(write(markdown))).toEqual({
    manifest: JSON.parse(JSON.stringify(manifest)),
    text: { facts: { title, headings, length }, key: 'k', starts: 'b' },
  });
});

it('writes a heading’s anchor and content only where they are more than its text', () => {
  expect(write('## 端口\n')).toContain('[2,"端口"]');
  expect(write('## 端口 {#ports}\n')).toContain('[2,"端口","ports"]');
});

it('leaves out what a site says as most do, and gives it back', () => {
  const bare = parseManifest('{"site":{"title":"T"},"versions":[{"name":"v8","label":"v8","path":"/docs"}]}');
  const json = writePageData({ manifest: bare });
  expect(json).toContain('"site":{"title":"T","navbar":{"hideOnScroll":true,"items":[]}}');
  expect(readPageData(json).manifest.site).toEqual(bare.site);
  const own = { ...bare.site, tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } };
  expect(readPageData(writePageData({ manifest: { ...bare, site: own } })).manifest.site).toEqual(own);
});

it('names what a category leads to by its place among the docs', () => {
  const [version] = manifest.versions;
  const place = version?.docs.findIndex(({ id }) => id === 'osc/index');
  expect(write('')).toMatch(new RegExp(`\\["开源社区",\\[.*?\\],${place}\\]`));
});

it('leaves out the path and the file of a doc that follow from its id', () => {
  const json = write('');
  expect(json).toContain('{"id":"deploy","title"');
  expect(json).toContain('"path":"/docs/osc/"');
  expect(json).toContain('"file":"docs/v8/deploy.md","sidebar":"docs","inheritedFrom":"v8"');
});

it('tells a text without a title, and a page without a text', () => {
  expect(readPageData(write('正文。\n')).text?.facts.title).toBeUndefined();
  expect(readPageData(writePageData({ manifest })).text).toBeUndefined();
});

it('gives back every slice of a manifest but the files of other pages, and names its docs in few characters', () => {
  const large = largeManifest();
  const slice = createSlicer(large);
  const withoutFiles = (manifest: Manifest): unknown =>
    JSON.parse(JSON.stringify(manifest), (_, value) =>
      value?.brief ? { ...value, file: undefined, inheritedFrom: undefined } : value,
    );
  for (const path of [
    '/docs/',
    '/docs/secret',
    '/docs/chapter-3/page-2',
    '/docs/renamed',
    '/docs/v1/flat/3',
  ]) {
    const brought = slice(findRoute(large, path));
    const json = writePageData({ manifest: brought });
    expect(withoutFiles(readPageData(json).manifest), path).toEqual(withoutFiles(brought));
    if (path.includes('chapter-3')) expect(json.length / JSON.stringify(brought).length).toBeLessThan(0.75);
  }
});
