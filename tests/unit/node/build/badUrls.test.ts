import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { formatLine } from '../../../../src/node/report/reportFormats.ts';
import { buildSample } from '../../../support/buildSample.ts';

const manifestWith = (more: object, version: object = {}) =>
  JSON.stringify({
    site: { title: '测试站' },
    versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8', ...version }],
    ...more,
  });

/** Builds a sample site; its files, and what the build and the check say of URLs. */
async function build(more: Record<string, string>) {
  const { files, read, result, siteDir } = await buildSample('/', more);
  const told = (findings: typeof result.findings) =>
    findings.filter(({ rule }) => /url|route|redirect|manifest/.test(rule)).map(formatLine);
  const { findings } = await checkContent(siteDir);
  expect(told(findings)).toEqual(told(result.findings));
  return { files, read, findings: told(findings) };
}

describe('a site with URLs that are none', () => {
  it.each([
    ["'a\\b'", '反斜杠'],
    ['"/%E5%A"', '百分号编码'],
    ['长'.repeat(90), '太长'],
    ['"a?b"', '之一'],
    ['con', 'Windows'],
    ['NUL.txt', 'Windows'],
    ['"a."', 'Windows'],
  ])('gives a page with the slug %s the URL of its file', async (slug, problem) => {
    const { files, findings } = await build({
      'docs/v8/page.md': `---\nslug: ${slug}\n---\n\n# 页\n\n正文。\n`,
    });
    expect(files).toContain('docs/page.html');
    expect(findings).toEqual([
      expect.stringMatching(`^docs/v8/page.md:2 bad-url slug .*${problem}.*/page；请改 slug`),
    ]);
  });

  it('gives a page whose file has such a name a URL that can be published', async () => {
    const name = '长'.repeat(84);
    const { files, findings } = await build({
      [`docs/v8/${name}.md`]: '# 页\n\n正文。\n',
      'docs/v8/a\u0001b.md': '# 页\n',
    });
    expect(files.filter((file) => /长长|a-b/.test(file) && file.endsWith('.html'))).toHaveLength(4);
    expect(findings).toEqual([
      expect.stringMatching(/^docs\/v8\/a.b.md:1 bad-url 由文件名得出的网址 含有看不见的控制字符/),
      expect.stringMatching(/bad-url 由文件名得出的网址 太长/),
    ]);
  });

  it.each(['../..', '../../..', 'aux', "'a\\b'", '"%2e%2e/.."'])(
    'gives a category with the slug %s the URL of its label',
    async (slug) => {
      const { files, findings } = await build({
        'docs/v8/osc/a.md': '# 页\n\n正文。\n',
        'docs/v8/osc/_category_.yml': `label: 社区\nlink:\n  type: generated-index\n  slug: ${slug}\n`,
      });
      expect(files).toContain('docs/category/社区.html');
      expect(findings).toEqual([
        expect.stringMatching(/^docs\/v8\/osc\/_category_.yml:2 bad-url .*请改 slug/),
      ]);
    },
  );

  it('writes nothing for old URLs that are none', async () => {
    const old = [
      '/docs/con',
      '/manifest.json',
      '/Sitemap.xml',
      '/assets',
      '/docs/x.',
      '/docs/../y',
      '/docs/a\\b',
      `/docs/${'长'.repeat(90)}`,
    ];
    const redirects = Object.fromEntries(old.map((path) => [path, '/docs/deploy']));
    const { files, findings } = await build({ 'manifest.json': manifestWith({ redirects }) });
    const { files: usual } = await build({ 'manifest.json': manifestWith({}) });
    expect(files).toEqual(usual);
    expect(findings).toHaveLength(old.length);
    for (const finding of findings)
      expect(finding).toMatch(/^manifest.json:1:\d+ redirect .*不起作用；请改正或删去/);
  });

  it('places near it what a manifest by hand places at one, and names it', async () => {
    const docs = [
      { id: 'deploy', path: '/docs/a\\b', title: '部署', file: 'docs/v8/deploy.md' },
      { id: 'index', path: '/docs/', title: '首页', file: 'docs/v8/index.md' },
    ];
    const { files, findings } = await build({ 'manifest.json': manifestWith({}, { docs, sidebars: {} }) });
    expect(files).toEqual(expect.arrayContaining(['docs/index.html', 'docs/a-b.html']));
    expect(findings).toEqual([expect.stringMatching(/^manifest.json:1:\d+ bad-url .*」含有反斜杠/)]);
  });
});
