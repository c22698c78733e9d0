import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { formatLine } from '../../../../src/node/report/reportFormats.ts';
import { createRandom } from '../../../support/random.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

async function check(files: Record<string, string>) {
  const siteDir = await tempFolder({
    'docs/index.md': '# 首页\n\n[页](page.md)\n',
    'docs/files/演示.html': '<p>演示</p>',
    'docs/files/许可': '许可',
    'docs/files/LICENSE': '许可',
    'docs/files/根 证书.crt': 'x',
    'docs/files/a.测试': 'x',
    'docs/demo/index.html': '<p>演示</p>',
    'public/报告.html': '<p>报告</p>',
    ...files,
  });
  const built = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const { findings } = await checkContent(siteDir, { whole: built });
  const docs = built.manifest.versions[0]?.docs ?? [];
  return {
    attachments: docs.find(({ file }) => file === 'docs/page.md')?.attachments,
    resolve: (href: string) =>
      resolveLink(built.manifest, { file: 'docs/page.md', version: built.manifest.versions[0] }, href),
    findings: findings.filter(({ rule }) => rule.startsWith('broken')).map(formatLine),
  };
}

const page = (...hrefs: string[]) => ({
  'docs/page.md': `# 页\n\n${hrefs.map((href) => `- [甲](<${href}>)`).join('\n')}\n`,
});

describe('links to files', () => {
  it.each([
    ['./files/演示.html', 'docs/files/演示.html'],
    ['files/演示.html?a=1#b', 'docs/files/演示.html'],
    ['files/%E6%BC%94%E7%A4%BA.html', 'docs/files/演示.html'],
    ['files/许可', 'docs/files/许可'],
    ['/docs/files/许可', 'docs/files/许可'],
    ['files/a.测试', 'docs/files/a.测试'],
    ['demo', 'docs/demo/index.html'],
    ['demo/', 'docs/demo/index.html'],
    ['/报告.html', '报告.html'],
  ])('lists %s', async (href, file) => {
    const { attachments, findings } = await check(page(href));
    expect(Object.values(attachments ?? {})).toEqual([file]);
    expect(findings).toEqual([]);
  });

  it('lists only existing files whose URLs look like pages', async () => {
    const { attachments, findings } = await check(
      page('files/LICENSE', 'files/根 证书.crt', 'index.md', 'index.html', '.', 'https://a.b/c.html', '#甲'),
    );
    expect(attachments).toBeUndefined();
    expect(findings).toEqual([expect.stringContaining('锚点「甲」')]);
  });

  it.each([
    [
      'files/',
      '链接 files/ 是文件夹，里面没有首页，读者打不开；请写出其中的文件，例如 docs/files/LICENSE，或在 docs/files 里放 index.md',
    ],
    [
      'files/演示1.html',
      '链接 files/演示1.html 没有对应的页面，请检查路径和文件名，最接近的是 docs/files/演示.html',
    ],
    ['演示.html', '链接 演示.html 没有对应的页面，请检查路径和文件名，最接近的是 docs/files/演示.html'],
    ['files/没有', '链接 files/没有 没有对应的页面，请检查路径和文件名'],
    ['pages.md', '链接 pages.md 没有对应的页面，请检查路径和文件名，最接近的是 docs/page.md'],
    [
      'files/根证书.crt',
      '链接 files/根证书.crt 文件不存在（docs/files/根证书.crt），最接近的是 docs/files/根 证书.crt',
    ],
  ])('names what is wrong with %s', async (href, message) => {
    const { attachments, findings } = await check(page(href));
    expect(attachments).toBeUndefined();
    expect(findings).toEqual([`docs/page.md:3:7 broken-link ${message}`]);
  });

  it('links to existing files, and reports missing ones', async () => {
    const random = createRandom(5);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const names = Array.from({ length: 200 }, (_, at) => {
      const stem = pick(['名', 'name', 'NAME', 'v1.2', 'a b', '附件（一）']);
      return `${stem}${at}${pick(['', '.html', '.htm', '.HTML', '.crt', '.tar.gz', '.一', '.7z', '.'])}`;
    });
    const there = names.filter((_, at) => at % 3 > 0);
    const { findings, resolve } = await check({
      ...page(...names.map((name) => `f/${encodeURIComponent(name)}`)),
      ...Object.fromEntries(there.map((name) => [`docs/f/${name}`, 'x'])),
    });
    const reported = findings.map((line) => decodeURIComponent(/链接 f\/(\S+)/.exec(line)?.[1] ?? ''));
    expect(reported).toEqual(names.filter((_, at) => at % 3 === 0));
    for (const name of there)
      expect(resolve(`f/${encodeURIComponent(name)}`)).toMatchObject({
        kind: 'asset',
        file: `docs/f/${name}`,
      });
  });
});
