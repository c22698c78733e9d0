import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/build/checkContent.ts';
import { formatFindings } from '../../../src/build/lib/report.ts';
import { makeSite } from './temporarySite.ts';

const foreign = join(import.meta.dirname, '../../fixtures/foreign');

/** `文件:行 规则` of each finding. */
const places = (findings: Parameters<typeof formatFindings>[0]) =>
  formatFindings(findings.map((finding) => ({ ...finding, message: '' }))).map((line) => line.trim());

describe('checkContent', () => {
  it('finds every mistake of the foreign site and calls nothing else one', async () => {
    const expected = JSON.parse(await readFile(join(foreign, 'expected-findings.json'), 'utf8'));
    const { findings } = await checkContent(foreign);
    // What HTML may hold is for the tests of the parser to say.
    const isOurs = (place: string) => !place.startsWith('docs/problems/html.md');
    const empty = 'docs/faq/empty.md:1 missing-description';
    expect(places(findings).filter(isOurs)).toEqual([empty, ...places(expected).filter(isOurs)]);
  });

  it('is content with a site where everything leads somewhere', async () => {
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n[甲](a.md#安装)、[关于](/about)',
      'docs/a.md': '# 甲\n\n正文\n\n## 安装\n',
      'pages/about.md': '# 关于\n\n[首页](/docs/)',
    });
    const { findings, pages } = await checkContent(siteDir);
    expect(formatFindings(findings)).toEqual([]);
    expect(pages).toBe(3);
  });

  it('names a file that the manifest lists and nobody wrote', async () => {
    const docs = [{ id: 'x', path: '/docs/x', title: 'X', file: 'docs/x.md' }];
    const versions = [
      { name: 'v1', label: '1', path: '/docs', docs, sidebars: { s: [{ type: 'doc', id: 'x' }] } },
    ];
    const siteDir = await makeSite({ 'manifest.json': JSON.stringify({ site: { title: 'T' }, versions }) });
    expect(places((await checkContent(siteDir)).findings)).toEqual(['manifest.json:1 broken-link']);
  });

  it('names the line of a film, a sound or a poster that is missing', async () => {
    const siteDir = await makeSite({
      'docs/a.md':
        '# 甲\n\n正文\n\n<video src="a.mp4" poster="a.png"></video>\n\n<audio controls>\n<source src="a.mp3">\n</audio>\n',
    });
    expect(places((await checkContent(siteDir)).findings)).toEqual([
      'docs/a.md:5 broken-image',
      'docs/a.md:5 broken-image',
      'docs/a.md:8 broken-image',
    ]);
  });

  it('tells how far it is', async () => {
    const told: string[] = [];
    const siteDir = await makeSite({ 'docs/a.md': '正文', 'docs/b.md': '正文' });
    await checkContent(siteDir, (done, total) => told.push(`${done}/${total}`));
    expect(told).toEqual(['1/2', '2/2']);
  });
});
