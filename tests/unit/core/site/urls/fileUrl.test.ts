import { describe, expect, it } from 'vitest';
import { fileToUrl, selectLanguage } from '../../../../../src/core/site/urls/fileUrl.ts';

describe('fileToUrl', () => {
  it.each([
    ['index.md', {}, '/'],
    ['a/index.md', {}, '/a/'],
    ['01-a/README.md', {}, '/01-a/README'],
    ['a/a.md', {}, '/a/a'],
    ['README.md', { index: ['README', 'index'] }, '/'],
    ['guide/page.mdx', { index: ['page'] }, '/guide/'],
    ['(a)/index.mdx', { groups: true }, '/'],
    ['b/(a)/(c)/d.mdx', { groups: true }, '/b/d'],
    ['(a)/d.mdx', {}, '/(a)/d'],
    ['Big Dog/What’s new?.md', { slugs: true }, '/big-dog/whats-new'],
    ['a/index.zh.md', { languages: ['zh', 'en'] }, '/a/'],
    ['v1.2.md', { languages: ['zh'] }, '/v1.2'],
  ])('%s %j', (file, rules, url) => {
    expect(fileToUrl(file, rules)).toBe(url);
  });
});

describe('selectLanguage', () => {
  const files = ['a.md', 'a.zh.md', 'b.en.md', 'b.zh.md', 'c.md', 'd.zh.md'];
  it.each([
    [
      ['en', 'zh'],
      ['a.md', 'b.en.md', 'c.md'],
    ],
    [
      ['zh', 'en'],
      ['a.zh.md', 'b.zh.md', 'c.md', 'd.zh.md'],
    ],
    [undefined, files],
  ])('%j', (languages, own) => {
    expect(selectLanguage(files, languages)).toEqual(own);
  });
});
