import { describe, expect, it } from 'vitest';
import { listIncludedFiles, listIncludes } from '../../../../src/core/document/includes/includeSyntax.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planMove } from '../../../../src/writer/refactor/planRelocation.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const manifest = {
  site: {
    title: '站点',
    navbar: {
      items: [
        { label: '部署', doc: 'deploy' },
        { label: '启动', href: '/docs/deploy#启动' },
      ],
    },
    announcementBar: { content: '先看[部署](/docs/deploy)。' },
  },
  redirects: { '/docs/older': '/docs/deploy#启动', '/docs/ops/install': '/docs/deploy' },
  versions: [
    { name: 'next', label: 'next', path: '/docs/next', inherits: 'v8', without: ['deploy'] },
    { name: 'beta', label: 'beta', path: '/docs/beta', inherits: 'v8' },
    { name: 'v8', label: 'v8', isLast: true, path: '/docs', groups: [{ label: '一', docs: ['deploy'] }] },
  ],
};

async function site(files: Record<string, string>) {
  const folder = await tempFolder({
    'manifest.json': JSON.stringify(manifest, null, 2),
    'docs/next/index.md': '# 下一版\n',
    'docs/beta/index.md': '# 测试版\n\n[部署](deploy.md#启动)\n',
    'docs/v8/index.md': '# 首页\n',
    'docs/v8/deploy.md': '# 部署\n\n正文。\n\n## 启动\n\n![图](img/a.svg)\n',
    'docs/v8/img/a.svg': '<svg/>',
    'pages/about.md': '# 关于\n\n[部署](/docs/deploy)\n',
    ...files,
  });
  return { folder, files: await openSiteFiles(folder) };
}

describe('planMove', () => {
  it.each([
    ['deploy.md', 'ops/install.md'],
    ['./deploy.md#启动', './ops/install.md#启动'],
    ['deploy', 'ops/install'],
    ['deploy?x=1#%E5%90%AF%E5%8A%A8', 'ops/install?x=1#%E5%90%AF%E5%8A%A8'],
    ['/docs/deploy.html#启动', '/docs/ops/install#启动'],
    ['/docs/v8/deploy.md', '/docs/v8/ops/install.md'],
    ['@site/docs/v8/deploy.md', '@site/docs/v8/ops/install.md'],
    ['/deploy.md', '/ops/install.md'],
    ['<deploy.md>', '<ops/install.md>'],
    ['deploy.md "部署 deploy.md"', 'ops/install.md "部署 deploy.md"'],
    ['usage.md', undefined],
    ['#启动', undefined],
    ['https://example.com/docs/deploy', undefined],
  ])('a link written %s becomes %s', async (before, after) => {
    const text = `# 使用\n\n代码 \`[见](${before})\` 之后[见](${before})。\n`;
    const { files } = await site({ 'docs/v8/usage.md': text });
    const plan = planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/ops/install.md'));
    expect(textsOf(plan).get('docs/v8/usage.md')).toBe(
      after && text.replace(`之后[见](${before})`, `之后[见](${after})`),
    );
  });

  it.each([
    ['[[deploy]]', '[[install]]'],
    ['[[deploy|怎样部署]]', '[[install|怎样部署]]'],
    ['[[deploy#启动]]', '[[install#启动]]'],
    ['[[deploy.md#^ab12|那一段]]', '[[install#^ab12|那一段]]'],
    ['![[deploy]]', '![[install]]'],
    ['| a |\n| - |\n| [[deploy\\|怎样]] |', '| a |\n| - |\n| [[install\\|怎样]] |'],
    // Found by its title, which stays.
    ['[[部署]]', undefined],
    ['[[usage]]', undefined],
    ['`[[deploy]]`', undefined],
  ])('a wiki’s link written %s becomes %s', async (before, after) => {
    const text = `# 使用\n\n${before}\n`;
    const { files } = await site({ 'docs/v8/usage.md': text });
    const plan = planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/ops/install.md'));
    expect(textsOf(plan).get('docs/v8/usage.md')).toBe(after && text.replace(before, after));
  });

  it('knows that a page keeps its number beside another of its name, and leaves it behind with that', async () => {
    const { files } = await site({ 'docs/v8/01-说明.md': '# 甲\n', 'docs/v8/02-说明.md': '# 乙\n' });
    const plan = planned(await planMove(files, 'docs/v8/02-说明.md', 'docs/v8/02-附录.md'));
    const { redirects } = JSON.parse(textsOf(plan).get('manifest.json') ?? '{}');
    expect(redirects).toMatchObject({ '/docs/01-说明': '/docs/说明', '/docs/02-说明': '/docs/附录' });
  });

  it('knows that a README beside an index has an address of its own', async () => {
    const { files } = await site({ 'docs/v8/README.md': '# 说明\n' });
    const plan = planned(await planMove(files, 'docs/v8/README.md', 'docs/v8/ops/about.md'));
    const { redirects } = JSON.parse(textsOf(plan).get('manifest.json') ?? '{}');
    expect(redirects).toMatchObject({ '/docs/README': '/docs/ops/about' });
  });

  it('changes nothing but the addresses: line ends, byte order mark and all else stay', async () => {
    const text =
      '\uFEFF---\r\ntitle: "使用"\r\npagination_next: deploy # 下一页\r\n---\r\n\r\n# 使用\r\n\r\n:::tip 看\r\n> [一](deploy.md) [二][d]\r\n:::\r\n\r\n| a | b |\r\n| - | - |\r\n| <a href="deploy.md">三</a> | `deploy.md` |\r\n\r\n[d]: <deploy.md#启动> "甲"\r\n尾';
    const { files } = await site({ 'docs/v8/usage.md': text, 'docs/v8/first.md': '\uFEFF[一](deploy.md)' });
    const texts = textsOf(planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/安装 1.md')));
    const expected = text
      .replace('pagination_next: deploy', 'pagination_next: "安装 1"')
      .replace('[一](deploy.md)', '[一](安装%201.md)')
      .replace('href="deploy.md"', 'href="安装%201.md"')
      .replace('<deploy.md#', '<安装 1.md#');
    expect(texts.get('docs/v8/usage.md')?.replace('"安装 1"', '安装 1')).toBe(
      expected.replace('"安装 1"', '安装 1'),
    );
    expect(texts.get('docs/v8/first.md')).toBe('\uFEFF[一](安装%201.md)');
  });

  it('turns the page’s own links and images, and what the manifest says of it', async () => {
    const text =
      '# 部署\n\n[首](index.md) [自](deploy.md#启动) [外](https://a.b)\n\n## 启动\n\n![图](img/a.svg)\n';
    // Another page shows the picture as well: it stays.
    const shared = { 'docs/v8/usage.md': '![图](img/a.svg)\n' };
    const { files } = await site({ ...shared, 'docs/v8/deploy.md': text });
    const texts = textsOf(planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/ops/install.md')));
    expect(texts.get('docs/v8/deploy.md')).toBeUndefined();
    expect(texts.get('docs/v8/ops/install.md')).toBe(
      text
        .replace('(index.md)', '(../index.md)')
        .replace('(deploy.md#', '(install.md#')
        .replace('img/', '../img/'),
    );
    expect(texts.get('docs/beta/index.md')).toBe('# 测试版\n\n[部署](ops/install.md#启动)\n');
    const { site: words, versions, redirects } = JSON.parse(texts.get('manifest.json') ?? '');
    expect(words.navbar.items.map(({ doc, href }: Record<string, string>) => doc ?? href)).toEqual([
      'ops/install',
      '/docs/ops/install#启动',
    ]);
    expect(words.announcementBar.content).toBe('先看[部署](/docs/ops/install)。');
    expect(versions[0].without).toEqual(['ops/install']);
    expect(versions[2].groups[0].docs).toEqual(['ops/install']);
    expect(redirects).toEqual({
      '/docs/older': '/docs/ops/install#启动',
      '/docs/beta/deploy': '/docs/beta/ops/install',
      '/docs/deploy': '/docs/ops/install',
    });
  });

  it('turns where a page finds texts of other files, once for a part that it shows twice', async () => {
    const text = "import A from './_a.md'\n\n<A />\n\n<!--@include: ./_a.md{1,2}-->\n\n<A />\n";
    const { files } = await site({ 'docs/v8/deploy.md': text, 'docs/v8/_a.md': '一\n' });
    const texts = textsOf(planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/ops/install.md')));
    expect(texts.get('docs/v8/ops/install.md')).toBe(text.replaceAll('./_a.md', '../_a.md'));
  });

  it('changes generated entries and sidebars, and those by hand, in their lines', async () => {
    const docs = [
      { id: 'deploy', path: '/docs/deploy', title: '部署', file: 'docs/v8/deploy.md' },
      { id: 'index', path: '/docs/', title: '首页', file: 'index.md', paginationNext: 'deploy' },
    ];
    const items = [
      { type: 'doc', id: 'deploy' },
      { type: 'category', label: '二', link: { type: 'doc', id: 'deploy' }, items: [] },
      { type: 'link', label: '三', href: '/docs/deploy' },
    ];
    const version = { name: 'v8', label: 'v8', path: '/docs', dir: 'docs/v8', docs, sidebars: { s: items } };
    const text = JSON.stringify({ site: { title: '站' }, versions: [version] }, null, 2).replaceAll(
      '\n',
      '\r\n',
    );
    const { files } = await site({ 'manifest.json': text });
    const plan = planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/install.md'));
    const expected = text
      .replaceAll('"id": "deploy"', '"id": "install"')
      .replaceAll('/docs/deploy', '/docs/install')
      .replace('docs/v8/deploy.md', 'docs/v8/install.md')
      .replace('"paginationNext": "deploy"', '"paginationNext": "install"')
      .replace(
        '  "versions"',
        '  "redirects": {\r\n    "/docs/deploy": "/docs/install"\r\n  },\r\n  "versions"',
      );
    expect(textsOf(plan).get('manifest.json')).toBe(expected);
  });

  it('follows category files, and keeps what a page says of its own address', async () => {
    const { files } = await site({
      'docs/v8/ops/a.md': '---\nslug: /运维\nid: ops\n---\n# 甲\n',
      'docs/v8/ops/b.md': '# 乙\n',
      'docs/v8/ops/_category_.json': '{ "label": "运维", "link": { "type": "doc", "id": "b" } }',
      'docs/v8/_category_.yml': 'link:\r\n  type: doc\r\n  id: ops/b # 乙\r\n',
    });
    const a = textsOf(planned(await planMove(files, 'docs/v8/ops/a.md', 'docs/v8/ops/c.md')));
    expect([...a.keys()].sort()).toEqual(['docs/v8/ops/a.md', 'docs/v8/ops/c.md']);
    const b = textsOf(planned(await planMove(files, 'docs/v8/ops/b.md', 'docs/v8/ops/d.md')));
    expect(b.get('docs/v8/ops/_category_.json')).toContain('"id": "d"');
    expect(b.get('docs/v8/_category_.yml')).toBe('link:\r\n  type: doc\r\n  id: ops/d # 乙\r\n');
  });

  it.each([
    ['yaml file="../../files/app.yml" lines="1"', 'yaml file="../../../files/app.yml" lines="1"'],
    ['docker title="Dockerfile" file="Dockerfile"', 'docker title="Dockerfile" file="../Dockerfile"'],
    [
      "docker file='Dockerfile' title=\" file='Dockerfile'\"",
      "docker file='../Dockerfile' title=\" file='Dockerfile'\"",
    ],
    ['yml file="yml"', 'yml file="../yml"'],
    ['file="./compose (dev).yml"', 'file="../compose%20%28dev%29.yml"'],
    ['md file="index.md"', 'md file="../index.md"'],
    ['md file="index"', 'md file="../index"'],
    ['md file="../../pages/about.md"', 'md file="../../../pages/about.md"'],
    ['yaml file="100%.yml"', 'yaml file="../100%25.yml"'],
    ['yaml file="/files/app.yml"', undefined],
  ])('keeps the file whose code the page shows: %s', async (before, after = before) => {
    const { files } = await site({ 'docs/v8/deploy.md': `# 部署\n\n> \`\`\`${before}\n` });
    const texts = textsOf(planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/ops/deploy.md')));
    const text = texts.get('docs/v8/ops/deploy.md') ?? '';
    expect(text).toBe(`# 部署\n\n> \`\`\`${after}\n`);
    const shown = (page: string, markdown: string) =>
      listIncludedFiles(page, listIncludes(parseDocument(markdown).tree));
    expect(shown('docs/v8/ops/deploy.md', text)).toEqual(shown('docs/v8/deploy.md', `\`\`\`${before}\n`));
  });

  it('tells of the page of another version that stood for it', async () => {
    const { files } = await site({ 'docs/beta/deploy.md': '# 测试版的部署\n' });
    const { notes } = planned(await planMove(files, 'docs/v8/deploy.md', 'docs/v8/install.md'));
    expect(notes).toEqual([expect.stringContaining('版本 beta 的 docs/beta/deploy.md 原来代替这一页')]);
  });

  it.each([
    ['docs/v8/none.md', 'docs/v8/x.md', '没有这一页'],
    ['docs/v8/deploy.md', 'docs/v8/Index.md', '已经有 docs/v8/index.md'],
    ['docs/v8/deploy.md', 'docs/v8/con.md', '不能用作'],
    ['docs/v8/deploy.md', 'docs/v8/../x.md', '不能用作'],
    ['docs/v8/deploy.md', 'docs/beta/x.md', '只能在 docs/v8 里'],
    ['docs/v8/deploy.md', 'docs/v8/readme.md', '已经有页面了（docs/v8/index.md）'],
    ['docs/v8/deploy.md', 'docs/v8/deploy.md', '同一个'],
  ])('%s cannot become %s', async (file, to, reason) => {
    const { files } = await site({});
    expect(await planMove(files, file, to)).toEqual({ refused: expect.stringContaining(reason) });
  });
});
