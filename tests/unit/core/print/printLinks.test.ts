import { describe, expect, it } from 'vitest';
import { buildPrintTree, type Chapter, listChapters } from '../../../../src/core/print/printChapters.ts';
import { createPrintLinks } from '../../../../src/core/print/printText.ts';
import { sampleManifest, versionNamed } from '../../../support/sampleManifest.ts';

const sample = sampleManifest();
const version = versionNamed(sample, 'v8');
// Of the pages of v8 all but the page of deploying.
const chapters = listChapters(buildPrintTree(version, ''), ({ id }) => id !== 'deploy');
const own = chapters.find(({ entry }) => entry?.id === 'osc/engineering') as Chapter;

const resolve = (href: string, url = 'https://docs.example') => {
  const links = createPrintLinks({
    manifest: { ...sample, site: { ...sample.site, url } },
    chapters,
    ids: new Map([[own.id, ['代码', 'Git']]]),
    addressOf: (path) => `file:///kit/index.html#${path}`,
  });
  const link = links({ file: 'docs/v8/osc/engineering.md', version }, own, href);
  return 'href' in link ? `${link.kind} ${link.href}` : link.kind;
};

describe('createPrintLinks', () => {
  it.each([
    ['a page that is printed', '../index.md', 'page #print-1'],
    ['its own sections', '#代码', 'page #print-3-%E4%BB%A3%E7%A0%81'],
    ['sections in another spelling', './engineering.md#git', 'page #print-3-Git'],
    ['a section that is not there: its page', '#没有', 'page #print-3'],
    ['a generated page: its chapter', '/docs/category/渠道', 'page #print-4'],
    ['a page that is not printed', '../deploy.md#启动', 'external https://docs.example/docs/deploy#启动'],
    ['a page of another version', '/docs/v7/', 'external https://docs.example/docs/v7/'],
    ['a file of the site', '../a b.pdf', 'external https://docs.example/docs/v8/a%20b.pdf'],
    ['another site', 'https://other.example/', 'external https://other.example/'],
    ['letters of another site', 'https://other.example/%E9%A1%B5', 'external https://other.example/页'],
    ['a program', 'mailto:a@b.example', 'program mailto:a@b.example'],
    ['nothing', './missing.md', 'broken'],
  ])('leads to %s', (_, href, expected) => {
    expect(resolve(href)).toBe(expected);
  });

  it('names the address that the site has here, where it is not published', () => {
    expect(resolve('../deploy.md', '')).toBe('external file:///kit/index.html#/docs/deploy');
  });
});
