import { expect, it } from 'vitest';
import { parseDoc } from '../../../../src/core/markdown/parseDoc.ts';
import type { Manifest } from '../../../../src/core/model/manifest.ts';
import { readPageData, writePageData } from '../../../../src/core/model/pageData.ts';
import { createSlicer } from '../../../../src/core/parts/pageSlice.ts';
import { findRoute } from '../../../../src/core/paths/route.ts';
import { largeManifest } from '../../../support/largeManifest.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const write = (markdown: string) =>
  writePageData({ manifest, text: { facts: parseDoc(markdown), key: 'k' } });

it('gives back what a page brings of the manifest, and says of its text', () => {
  const markdown = '# 部署\n\n先装 `docker`。\n\n## 准备 `docker` *环境*\n\n### 端口\n';
  const { title, headings, length } = parseDoc(markdown);
  expect(readPageData(write(markdown))).toEqual({
    manifest: JSON.parse(JSON.stringify(manifest)),
    text: { facts: { title, headings, length }, key: 'k' },
  });
});

it('writes a heading’s anchor and content only where they are more than its text', () => {
  expect(write('## 端口\n')).toContain('[2,"端口"]');
  expect(write('## 端口 {#ports}\n')).toContain('[2,"端口","ports"]');
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
