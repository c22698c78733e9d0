import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { checkWhole } from '../../../../src/node/devServer/content.worker.ts';
import { findPageFindings, findWords } from '../../../../src/node/devServer/pageFindings.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { countFindings } from '../../../../src/node/report/printFindings.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { testManifest } from '../../../support/testManifest.ts';

const finding = (file: string, line: number): Finding => ({ file, line, rule: 'dash', message: `${line}` });

describe('findPageFindings', () => {
  it('lists findings of the page, then of files without a page, then of other pages', async () => {
    const folder = await tempFolder({ 'docs/v8/deploy.md': '# 部署\n\n第三行的文字\n' });
    const [other = ''] = (testManifest.versions[0]?.docs ?? [])
      .map(({ file }) => file)
      .filter((file) => file !== 'docs/v8/deploy.md');
    const findings = [finding(other, 9), finding('docs/v8/deploy.md', 3), finding('manifest.json', 2)];
    // What stands on many pages is told of each one on it.
    for (let line = 4; line < 14; line += 1)
      findings.push({ ...finding(line > 4 ? other : 'docs/v8/deploy.md', line), group: '图' });
    const found = await findPageFindings(folder, testManifest, findings, '/docs/deploy/');
    expect(found.own).toMatchObject([
      { message: '3', words: '第三行的文字', path: '/docs/deploy' },
      { message: '4' },
    ]);
    expect(found.others.map(({ message, path }) => [message, typeof path])).toEqual([
      ['2', 'undefined'],
      ['9', 'string'],
      ['5；图共有 9 处，只列出第一处', 'string'],
    ]);
    expect(found.othersCount).toBe(11);
  });

  it('counts as many findings as check and copywriting together', async () => {
    const gaps = Array.from({ length: 7 }, (_, at) => `## 节 ${at}\n\n#### 小节 ${at}\n\n使用API接口。\n`);
    const folder = await tempFolder({
      '.copywriting.yml': '{}\n',
      'docs/index.md': `# 首页\n\n[没有](没有.md)\n\n${gaps.join('\n')}`,
    });
    const [content, texts] = [await checkContent(folder), await checkCopywriting(folder)];
    const printed = [content.findings, texts?.findings ?? []].map((found) =>
      Number(/^(\d+) 处需要看一看/.exec(countFindings(found))?.[1]),
    );
    expect(printed).toEqual([8, expect.any(Number)]);
    const { manifest } = await buildManifest(folder, { lastUpdates: false, drafts: true });
    const all = await checkWhole(folder);
    const { own, othersCount } = await findPageFindings(folder, manifest, all, '/docs/');
    expect([own.length, othersCount]).toEqual([(printed[0] ?? 0) + (printed[1] ?? 0), 0]);
    expect(countFindings(all)).toMatch(new RegExp(`^${own.length} 处需要看一看（相同的合并成一行，共 `));
  });

  it('links to the line in the editor, with percent-encoded paths', async () => {
    const [version] = testManifest.versions;
    if (version === undefined) throw new Error('no version');
    const entry = { id: 'c', path: '/docs/C#-接入', title: '接入', file: 'docs/v8/c.md' };
    const manifest = { ...testManifest, versions: [{ ...version, docs: [...version.docs, entry] }] };
    const desksOf = async (editor?: boolean) => {
      const site = { ...manifest.site, ...(editor !== undefined && { editor }) };
      const findings = [{ ...finding(entry.file, 7), column: 2 }, finding('manifest.json', 2)];
      const { others } = await findPageFindings('', { ...manifest, site }, findings, '/');
      return others.map(({ path, desk }) => [path, desk]);
    };
    const path = '/docs/C%23-%E6%8E%A5%E5%85%A5';
    expect(await desksOf()).toEqual([
      [undefined, undefined],
      [path, `/edit${path}?line=7&column=2`],
    ]);
    expect((await desksOf(false))[1]).toEqual([path, undefined]);
  });
});

describe('findWords', () => {
  it.each([
    ['见 [部署说明](../deploy.md) 一节', 10, '部署说明'],
    ['![一张很长的图](x.png)', undefined, '一张很长的图'],
    ['## 标题 {#id}', undefined, '标题'],
    ['---', undefined, '---'],
    ['', undefined, undefined],
  ])('%s', (line, column, words) => {
    expect(findWords(line, column)).toBe(words);
  });
});
