import { describe, expect, it } from 'vitest';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planHeading, planTitle } from '../../../../src/writer/refactor/planHeading.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const DEPLOY = 'docs/v8/deploy.md';
const TEXT = `\uFEFF---\r
sidebar_position: 2\r
---\r
\r
# 部署\r
\r
见 [启动](#启动)。\r
\r
## 启动\r
\r
## 概述\r
\r
概述\r
---\r
\r
### 名字 {#name} ##\r
`;

const manifest = {
  site: {
    title: '站点',
    navbar: { items: [{ label: '启动', href: '/docs/deploy#启动' }] },
    announcementBar: { content: '先看[启动](/docs/deploy#启动)。' },
  },
  redirects: {
    '/docs/older': '/docs/deploy#启动',
    '/docs/deploy#运行': '/docs/',
    '/docs/deploy#起': '/docs/',
  },
  versions: [
    { name: 'beta', label: 'beta', path: '/docs/beta', inherits: 'v8' },
    { name: 'v8', label: 'v8', isLast: true, path: '/docs' },
  ],
};

const open = async (files: Record<string, string> = {}, json: object = manifest) =>
  openSiteFiles(
    await tempFolder({
      'manifest.json': JSON.stringify(json, null, 2),
      'docs/beta/index.md': '# 测试版\n\n[甲](deploy.md#启动)\n',
      'docs/v8/index.md':
        '# 首页\n\n[甲](deploy.md#%E5%90%AF%E5%8A%A8) [乙](<deploy.md#启动>) [丙](#启动) `#启动`\n',
      'docs/v8/other.md': '# 别的\n\n[概](deploy.md#概述) [概](/docs/deploy#概述-1) [部](deploy.md#部署)\n',
      [DEPLOY]: TEXT,
      ...files,
    }),
  );

describe('planHeading', () => {
  it('turns the anchor wherever it is named, and leads the old one on', async () => {
    const texts = textsOf(planned(await planHeading(await open(), DEPLOY, '启动', '运行 服务')));
    expect([...texts.keys()]).toEqual(['docs/beta/index.md', DEPLOY, 'docs/v8/index.md', 'manifest.json']);
    expect(texts.get(DEPLOY)).toBe(
      TEXT.replace('(#启动)', '(#运行-服务)').replace('## 启动', '## 运行 服务'),
    );
    expect(texts.get('docs/beta/index.md')).toContain('(deploy.md#运行-服务)');
    expect(texts.get('docs/v8/index.md')).toContain(
      '[甲](deploy.md#%E8%BF%90%E8%A1%8C-%E6%9C%8D%E5%8A%A1) [乙](<deploy.md#运行-服务>) [丙](#启动) `#启动`',
    );
    const { site, redirects } = JSON.parse(texts.get('manifest.json') ?? '');
    expect(site.navbar.items[0].href).toBe('/docs/deploy#运行-服务');
    expect(site.announcementBar.content).toBe('先看[启动](/docs/deploy#运行-服务)。');
    expect(redirects).toEqual({
      ...manifest.redirects,
      '/docs/older': '/docs/deploy#运行-服务',
      '/docs/beta/deploy#启动': '/docs/beta/deploy#运行-服务',
      '/docs/deploy#启动': '/docs/deploy#运行-服务',
    });
    // An address that the new heading has is led away no longer.
    const again = textsOf(planned(await planHeading(await open(), DEPLOY, '启动', '运行')));
    expect(JSON.parse(again.get('manifest.json') ?? '').redirects).not.toHaveProperty(['/docs/deploy#运行']);
  });

  it('follows the anchors of its twins, and leads on none that stands', async () => {
    const texts = textsOf(planned(await planHeading(await open(), DEPLOY, '概述', '简介')));
    expect(texts.get(DEPLOY)).toBe(TEXT.replace('## 概述', '## 简介'));
    expect(texts.get('docs/v8/other.md')).toContain('[概](deploy.md#简介) [概](/docs/deploy#概述)');
    const { redirects } = JSON.parse(texts.get('manifest.json') ?? '');
    expect(redirects['/docs/deploy#概述-1']).toBe('/docs/deploy#概述');
    expect(redirects).not.toHaveProperty(['/docs/deploy#概述']);
    const second = textsOf(planned(await planHeading(await open(), DEPLOY, '概述-1', '简介')));
    expect(second.get(DEPLOY)).toBe(TEXT.replace('概述\r\n---', '简介\r\n---'));
  });

  it('keeps an anchor that the heading names itself', async () => {
    const plan = planned(await planHeading(await open(), DEPLOY, '名字', '称呼'));
    expect([...textsOf(plan)]).toEqual([[DEPLOY, TEXT.replace('### 名字 {', '### 称呼 {')]]);
    for (const heading of [
      '## 名字 <!-- #name -->',
      '## 名字<!--#name--> ##',
      '名字 <!-- #name -->\n---',
      '## 名字 {/* #name */} ##',
    ]) {
      const files = await open({ [DEPLOY]: `# 部署\n\n${heading}\n` });
      const changed = textsOf(planned(await planHeading(files, DEPLOY, '名字', '称呼')));
      expect([...changed]).toEqual([[DEPLOY, `# 部署\n\n${heading.replace('名字', '称呼')}\n`]]);
    }
  });

  it.each([
    ['没有', '新', '没有标题「没有」，这一页的标题有 部署、启动、概述、概述-1、name'],
    ['启动', '', '不能自动修改'],
    ['启动', '一\n\n## 二', '不能自动修改'],
  ])('%j cannot become %j', async (asked, words, reason) => {
    expect(await planHeading(await open(), DEPLOY, asked, words)).toEqual({
      refused: expect.stringContaining(reason),
    });
  });

  it('refuses a heading in HTML', async () => {
    const files = await open({ [DEPLOY]: '# 部署\n\n<h2>启动</h2>\n' });
    expect(await planHeading(files, DEPLOY, '启动', '运行')).toHaveProperty('refused');
  });
});

describe('planTitle', () => {
  it('changes the heading, the links to its anchor, and the title where a person lists it', async () => {
    const docs = [{ id: 'deploy', path: '/docs/deploy', title: '部署', file: DEPLOY }];
    const { versions } = manifest;
    const json = {
      ...manifest,
      versions: [
        {
          ...versions[1],
          docs: [...docs, { id: 'other', path: '/docs/other', title: '别的', file: 'docs/v8/other.md' }],
        },
      ],
    };
    const texts = textsOf(planned(await planTitle(await open({}, json), DEPLOY, '安装')));
    expect(texts.get(DEPLOY)).toBe(TEXT.replace('# 部署', '# 安装'));
    expect(texts.get('docs/v8/other.md')).toContain('[部](deploy.md#安装)');
    expect(JSON.parse(texts.get('manifest.json') ?? '').versions[0].docs[0].title).toBe('安装');
  });

  it.each([
    ['---\ntitle: "部署" # 名\n---\n\n# 部署\n', '---\ntitle: "安装" # 名\n---\n\n# 安装\n'],
    ['---\ntitle: 部署\n---\n\n# 另一个\n', '---\ntitle: 安装\n---\n\n# 另一个\n'],
    ['---\ndraft: true\n---\n正文\n', '---\ndraft: true\n---\n\n# 安装\n\n正文\n'],
    ['正文\n', '# 安装\n\n正文\n'],
    ['部署\n===\n\n正文\n', '安装\n===\n\n正文\n'],
  ])('%j becomes %j', async (before, after) => {
    const texts = textsOf(planned(await planTitle(await open({ [DEPLOY]: before }), DEPLOY, ' 安装 ')));
    expect(texts.get(DEPLOY)).toBe(after);
  });
});
