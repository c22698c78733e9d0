import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { latestVersion } from '../../../../src/core/site/urls/route.ts';
import {
  completeTerms,
  findGlossary,
  findTerms,
  listImageCompletions,
  listPageCompletions,
} from '../../../../src/writer/editing/completionSources.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const doc = (file: string, title: string, more = {}) => ({
  id: file,
  path: `/docs/${file}`,
  title,
  file,
  ...more,
});
const manifest = parseManifest(
  JSON.stringify({
    site: { title: '站' },
    versions: [
      {
        name: 'v1',
        label: 'v1',
        path: '/docs',
        docs: [
          doc('docs/a/one.md', '我的部署', { images: { 'docs/img/图 1.png': [1, 1] } }),
          doc('docs/deploy 2.md', '部署'),
          doc('docs/a/self.md', '自己'),
        ],
      },
    ],
  }),
);

it('names pages by title and path, those first that begin so, as links from the file', () => {
  const list = (query: string) =>
    listPageCompletions(manifest, latestVersion(manifest), 'docs/a/self.md', query).map(
      ({ label, insert }) => [label, insert],
    );
  expect(list('部署')).toEqual([
    ['部署', '../deploy%202.md'],
    ['我的部署', 'one.md'],
  ]);
  expect(list('../dep')).toEqual([['部署', '../deploy%202.md']]);
  expect(list('没有')).toEqual([]);
});

it('names the pictures that pages show', () => {
  expect(listImageCompletions(manifest, 'docs/a/self.md', '图')).toEqual([
    { label: '../img/图 1.png', insert: '../img/图%201.png' },
  ]);
});

const text = `# 首页

| 不是 | 术语 |
| --- | --- |
| 甲 | 乙 |

## 术语表 {/* #terms */}

| 术语 | 含义 |
| --- | --- |
| **坐席** | 见 [坐席](a.md) |
| 坐席组、班（旧称） | 一组坐席 |

- **访客**：来访的人

## 其他

| 丙 | 丁 |
`;

describe('the glossary', () => {
  it('is found by its heading, and read from a table or a list', () => {
    const [version] = sampleManifest().versions;
    if (version === undefined) throw new Error('no version');
    expect(findGlossary(version)).toBeUndefined();
    const [first, second] = version.docs;
    if (first === undefined || second === undefined) throw new Error('no docs');
    const docs = [first, { ...second, headings: ['部署', ['术语表', 'terms'] as [string, string]] }];
    expect(findGlossary({ ...version, docs })?.file).toBe(second.file);
    expect(completeTerms(text)).toEqual([
      { term: '坐席', meaning: '见 坐席' },
      { term: '坐席组', meaning: '一组坐席' },
      { term: '班', meaning: '一组坐席' },
      { term: '访客', meaning: '来访的人' },
    ]);
  });

  it('offers what begins with the longest end of what is written', () => {
    const terms = completeTerms(text);
    const offer = (before: string) => findTerms(terms, before).terms.map(({ term }) => term);
    expect(offer('请通知坐')).toEqual(['坐席', '坐席组']);
    expect(offer('请通知坐席')).toEqual(['坐席组']);
    expect(findTerms(terms, '请通知坐席').length).toBe(2);
    expect(offer('没有')).toEqual([]);
  });
});
