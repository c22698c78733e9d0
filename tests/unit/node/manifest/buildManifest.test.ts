import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { findUrlConflicts } from '../../../../src/node/build/siteUrls.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { makePng, makeSite, writeFiles } from '../temporarySite.ts';

const COMMITTED = { lastUpdates: false, drafts: false };

const manifestOf = (...versions: object[]) => JSON.stringify({ site: { title: '站' }, versions });
const V8 = { name: 'v8', label: 'v8', path: '/docs', isLast: true, dir: 'docs/v8' };
const NEXT = { name: 'next', label: 'next', path: '/docs/next', dir: 'docs/next', inherits: 'v8' };

async function build(files: Record<string, string | Uint8Array>, options = COMMITTED) {
  const siteDir = await makeSite(files);
  const built = await buildManifest(siteDir, options);
  const { manifest } = built;
  const findings = [...built.findings, ...(await findUrlConflicts(siteDir, built))];
  const [first] = manifest.versions;
  return { siteDir, manifest, docs: first?.docs ?? [], findings: formatFindings(findings, '') };
}

describe('buildManifest', () => {
  it('takes title and description from front matter, the text or the file name, in that order', async () => {
    const { docs } = await build({
      'docs/a.md': '---\ntitle: 甲\ndescription: 说明\n---\n# 别的\n\n正文',
      'docs/b.md': '# 乙\n\n正文',
      'docs/osc/c.md': '## 节\n\n正文',
    });
    expect(docs.map(({ title, description }) => [title, description])).toEqual([
      ['甲', '说明'],
      ['乙', '正文'],
      ['c', '正文'],
    ]);
  });

  it.each([
    ['> [!NOTE]\n> 本页讲部署。', '本页讲部署。'],
    ['> [!NOTE]\n> 提示。\n\n本页讲部署。', '本页讲部署。'],
    ['正文[^1]。\n\n[^1]: 注', '正文。'],
    ['返回 List<String> 和 `Map<K, V>`。', '返回 List<String> 和 Map<K, V>。'],
    ['一行，\n又一行 **粗**<br>[链](a.md)。', '一行，又一行 粗 链。'],
    ['<div align="center">\n\n介绍\n\n</div>', '介绍'],
    ['import A from "./a"\n\n![图](a.png)\n\n- [x] **先**看[这里](a.md)。\n- 后', '先看这里。'],
    [':::tip 标题\n\n提示。\n\n:::', '提示。'],
  ])('takes no markup from %j into a description', async (text, description) => {
    const { docs } = await build({ 'docs/a.md': `# 甲\n\n${text}\n` });
    expect(docs[0]?.description).toBe(description);
  });

  it('gives folders sidebars of their own', async () => {
    const { manifest, docs } = await build({
      'manifest.json': manifestOf({ ...V8, sidebarFolders: ['api', 'guide'] }),
      'docs/v8/index.md': '# 首页\n',
      'docs/v8/api/index.md': '# 接口\n',
      'docs/v8/api/a.md': '# 甲\n',
      'docs/v8/guide/b.md': '# 乙\n',
    });
    const doc = (id: string) => ({ type: 'doc', id });
    expect(manifest.versions[0]?.sidebars).toEqual({
      defaultSidebar: [doc('index')],
      api: [doc('api/index'), doc('api/a')],
      guide: [doc('guide/b')],
    });
    expect(docs.map(({ id, sidebar }) => [id, sidebar])).toEqual([
      ['api/a', 'api'],
      ['api/index', 'api'],
      ['guide/b', 'guide'],
      ['index', 'defaultSidebar'],
    ]);
  });

  it('finds the picture of shared links from the page that names it', async () => {
    const { docs } = await build({
      'docs/osc/a.md': '---\nimage: ../img/a.png\n---\n# 甲\n',
      'docs/b.md': '---\nimage: /share.png\n---\n# 乙\n',
      'docs/c.md': '---\nimage: https://x.y/c.png\n---\n# 丙\n',
    });
    expect(docs.map(({ image }) => image).sort()).toEqual([
      'docs/img/a.png',
      'https://x.y/c.png',
      'share.png',
    ]);
  });

  it('lists one of two files whose names differ only in case, as the build publishes one', async () => {
    const { docs, manifest, findings } = await build({
      'docs/Guide.md': '---\ndraft: true\n---\n# 草稿\n',
      'docs/guide.md': '# 指南\n',
      'docs/GUIDE.md': '# 另一页\n',
      'pages/About.md': '# 关于\n',
      'pages/about.md': '# 关于\n',
    });
    expect(docs.map(({ file }) => file)).toEqual(['docs/GUIDE.md']);
    expect(manifest.pages.map(({ file }) => file)).toEqual(['pages/About.md']);
    const [sidebar = []] = Object.values(manifest.versions[0]?.sidebars ?? {});
    expect(sidebar).toEqual([{ type: 'doc', id: 'GUIDE' }]);
    const unpublished = findings.flatMap((line) => /([\w/.]+) 没有发布；请给文件改名/.exec(line)?.[1] ?? []);
    expect(unpublished.sort()).toEqual(['docs/Guide.md', 'docs/guide.md', 'pages/about.md']);
  });

  it('takes pages of every extension, and reports two that differ only in it', async () => {
    const { docs, manifest, findings } = await build({
      'docs/a.markdown': '# 甲\n',
      'docs/b.MD': '# 乙\n',
      'docs/c/README.markdown': '# 丙\n',
      'docs/d.md': '# 丁\n',
      'docs/d.MARKDOWN': '# 戊\n',
      'docs/~$d.md': '# 己\n',
    });
    expect(docs.map(({ id, path, title }) => `${id} ${path} ${title}`)).toEqual([
      'a /docs/a 甲',
      'b /docs/b 乙',
      'c/README /docs/c/ 丙',
      'd /docs/d 戊',
    ]);
    expect(findings.join()).toContain('id「d」已被 docs/d.MARKDOWN 使用');
    const [version] = manifest.versions;
    const links = ['a.markdown', 'a', 'b.MD', 'b', 'c/', 'c/README.markdown'];
    const leadTo = (href: string) => resolveLink(manifest, { file: 'docs/d.md', version }, href);
    expect(links.map((href) => [href, leadTo(href).kind])).toEqual(links.map((href) => [href, 'page']));
  });

  it('takes order and titles from SUMMARY.md, _sidebar.md, MkDocs’ nav and Docusaurus’ sidebars', async () => {
    const pages = {
      'docs/a.md': '# 甲\n',
      'docs/b.md': '## 乙\n\n正文\n',
      'docs/c.md': '正文',
      'docs/SUMMARY.md': '# 目录\n\n- [乙](b.md)\n- [一](a.md)\n- [丙](c.md)\n',
    };
    const { docs, manifest, siteDir } = await build(pages);
    expect(docs.map(({ id, title, hideTitle }) => [id, title, hideTitle])).toEqual([
      ['a', '甲', undefined],
      ['b', '乙', true],
      ['c', '丙', undefined],
    ]);
    expect(manifest.versions[0]?.sidebars).toEqual({
      defaultSidebar: [
        { type: 'doc', id: 'b' },
        { type: 'doc', id: 'a', label: '一' },
        { type: 'doc', id: 'c' },
      ],
    });
    const told = (await checkContent(siteDir)).findings.filter(({ file }) => file.includes('SUMMARY'));
    expect(told).toEqual([]);
    const { 'docs/SUMMARY.md': order, ...others } = pages;
    const docsify = await build({ ...others, 'docs/_sidebar.md': order });
    expect(docsify.manifest.versions[0]?.sidebars).toEqual(manifest.versions[0]?.sidebars);
    // Its folder may be one that a build of theirs fills.
    const settings = 'docs_dir: build/docs\nnav: [b.md, 一: a.md, 丙: c.md]\n';
    const mkdocs = await build({ ...others, 'mkdocs.yml': settings });
    expect(mkdocs.manifest.versions[0]?.sidebars).toEqual(manifest.versions[0]?.sidebars);
    expect(mkdocs.docs[2]?.title).toBe('丙');
    const dir = 'versioned_docs/version-1';
    const docusaurus = await build({
      ...Object.fromEntries(Object.entries(others).map(([path, text]) => [path.replace('docs', dir), text])),
      'versions.json': '["1"]',
      'versioned_sidebars/version-1-sidebars.json':
        '{"docs":["b",{"type":"doc","id":"a","label":"一"},{"type":"doc","id":"c","label":"丙"}]}',
    });
    expect(docusaurus.manifest.versions).toMatchObject([
      { name: '1', dir, sidebars: { docs: manifest.versions[0]?.sidebars.defaultSidebar } },
    ]);
    const plain = await build({ ...pages, 'docs/SUMMARY.md': '# 小结\n\n正文\n' });
    expect(plain.docs.map(({ id }) => id)).toContain('SUMMARY');
  });

  it('has the fields that the reader needs', async () => {
    const front = [
      'sidebar_label: 栏',
      'pagination_label: 页',
      'pagination_next: b',
      'pagination_prev: null',
      'keywords: [甲, 乙]',
      'hide_title: true',
      'hide_table_of_contents: true',
      'toc_min_heading_level: 3',
      'toc_max_heading_level: 4',
      "custom_edit_url: ''",
      'last_update: { date: 2025-6-1, author: 作者 }',
      'unlisted: true',
      'displayed_sidebar: null',
    ].join('\n');
    const { docs, findings } = await build({ 'docs/a.md': `---\n${front}\n---\n正文`, 'docs/b.md': '正文' });
    expect(findings).toEqual([]);
    expect(docs[0]).toEqual({
      id: 'a',
      path: '/docs/a',
      title: 'a',
      file: 'docs/a.md',
      description: '正文',
      keywords: ['甲', '乙'],
      lastUpdate: '2025-06-01',
      lastUpdateAuthor: '作者',
      hash: expect.stringMatching(/^[\da-f]{8}$/),
      unlisted: true,
      hideTitle: true,
      hideTableOfContents: true,
      tocMinHeadingLevel: 3,
      tocMaxHeadingLevel: 4,
      editUrl: null,
      sidebar: undefined,
      sidebarLabel: '栏',
      paginationLabel: '页',
      paginationNext: 'b',
      paginationPrev: null,
    });
  });

  it('hashes a text regardless of its line endings', async () => {
    const { docs } = await build({
      'docs/a.md': '甲\n乙\n',
      'docs/b.md': '甲\r\n乙\r\n',
      'docs/c.md': '甲\n丙\n',
    });
    expect(docs[0]?.hash).toBe(docs[1]?.hash);
    expect(docs[0]?.hash).not.toBe(docs[2]?.hash);
  });

  it('has the sizes of local images, also after they change', async () => {
    const files = {
      'docs/a/b.md': '![](./img/%E5%9B%BE.png) ![](/logo.png) ![](https://x.y/z.png) ![](none.png)',
    };
    const images = { 'docs/a/img/图.png': makePng(640, 480), 'logo.png': makePng(32, 16) };
    const { docs, siteDir } = await build({ ...files, ...images });
    expect(docs[0]?.images).toEqual({ 'docs/a/img/图.png': [640, 480], 'logo.png': [32, 16] });
    await writeFiles(siteDir, { 'logo.png': Buffer.concat([makePng(64, 64), Buffer.alloc(1)]) });
    const again = await buildManifest(siteDir, COMMITTED);
    expect(again.manifest.versions[0]?.docs[0]?.images?.['logo.png']).toEqual([64, 64]);
  });

  it('omits drafts, or marks them', async () => {
    const files = { 'docs/a.md': '正文', 'docs/b.md': '---\ndraft: true\n---\n正文' };
    const published = await build(files);
    expect(published.docs.map(({ id }) => id)).toEqual(['a']);
    expect(published.manifest.versions[0]?.sidebars).toEqual({ defaultSidebar: [{ type: 'doc', id: 'a' }] });
    const shown = await build(files, { lastUpdates: false, drafts: true });
    expect(shown.docs.map(({ id, draft }) => [id, draft])).toEqual([
      ['a', undefined],
      ['b', true],
    ]);
  });

  it('shows pages of the version that it inherits from under its own path', async () => {
    const { manifest, findings } = await build({
      'manifest.json': manifestOf(V8, NEXT),
      'docs/v8/a.md': '# 甲\n\n正文',
      'docs/v8/osc/_category_.json': '{"label": "社区", "position": 1}',
      'docs/v8/osc/index.md': '# 社区\n\n正文',
      'docs/v8/osc/b.md': '正文',
      'docs/next/osc/b.md': '# 新乙\n\n正文',
    });
    expect(findings).toEqual([]);
    expect(manifest.versions[1]?.docs).toMatchObject([
      { id: 'a', path: '/docs/next/a', file: 'docs/v8/a.md', inheritedFrom: 'v8' },
      { id: 'osc/b', path: '/docs/next/osc/b', file: 'docs/next/osc/b.md', title: '新乙' },
      { id: 'osc/index', path: '/docs/next/osc/', inheritedFrom: 'v8' },
    ]);
    expect(manifest.versions[1]?.sidebars).toEqual(manifest.versions[0]?.sidebars);
  });

  it('omits docs of `without` from lists and sidebars', async () => {
    const arranged = {
      ...V8,
      docs: ['a', 'b'].map((id) => ({ id, path: `/docs/${id}`, title: id, file: `docs/v8/${id}.md` })),
      sidebars: { main: ['a', 'b'].map((id) => ({ type: 'doc', id })) },
    };
    const { manifest, findings } = await build({
      'manifest.json': manifestOf(arranged, { ...NEXT, without: ['b', 'c'] }),
      'docs/v8/a.md': '# 甲\n\n正文',
      'docs/v8/b.md': '# 乙\n\n正文',
      'docs/next/own.md': '# 丙\n\n正文',
    });
    expect(manifest.versions[1]?.docs.map(({ id }) => id)).toEqual(['a', 'own']);
    expect(manifest.versions[1]?.sidebars).toEqual({
      main: [
        { type: 'doc', id: 'a' },
        { type: 'doc', id: 'own' },
      ],
    });
    expect(findings).toEqual([
      expect.stringMatching(
        /^manifest.json:1:\d+ manifest 版本 next 的 without 写了 c，它沿用的版本没有这一页$/,
      ),
    ]);
  });

  it('reports circular and empty versions with the line in the manifest', async () => {
    const text = JSON.stringify(
      { site: { title: 'T' }, versions: [{ ...V8, inherits: 'next' }, NEXT] },
      null,
      1,
    );
    const { findings } = await build({ 'manifest.json': text, 'docs/v8/a.md': '正文' });
    const line = text.split('\n').findIndex((row) => row.includes('"inherits": "v8"')) + 1;
    expect(findings).toEqual([
      `manifest.json:${line - 1}:11 nothing-published 版本 next 的文件夹 docs/next 不存在，它的页面都不会发布；请改 dir，或建立这个文件夹`,
      `manifest.json:${line}:16 manifest 版本 next 的 inherits 绕回了它自己，已忽略`,
    ]);
  });

  it('reports invalid front matter with file, line and field, and lists the page', async () => {
    const { docs, findings } = await build({
      'docs/a.md': '---\ntitle: 甲\nsidebar_position: first\npagination_next: none\n---\n正文',
      'docs/b.md': '---\ntitle: 乙: 丙\n---\n# 丁\n\n正文',
      'docs/c/_category_.yml': 'label: C\nposition: 第一\nlink: { type: doc, id: none }\n',
      'docs/c/d.md': '正文',
    });
    expect(findings).toEqual([
      'docs/a.md:3 front-matter sidebar_position 应为数字，收到文本「first」，这一项已忽略',
      'docs/a.md:4 front-matter pagination_next 应为文档的 id 或 null，没有文档叫「none」',
      'docs/b.md:2:8 front-matter title 的值里有冒号，YAML 不接受，已按整行文字显示；请给值加上引号',
      'docs/c/_category_.yml:2 category-file position 应为数字，收到文本「第一」，这一项已忽略',
      'docs/c/_category_.yml:3 category-file link.id 应为文档的 id，没有文档叫「none」，这一项已忽略',
    ]);
    // A colon inside a title is kept: YAML alone would refuse it.
    expect(docs.map(({ title }) => title)).toEqual(['甲', '乙: 丙', 'd']);
  });

  it('lists the first of two docs with one id, and reports duplicate URLs', async () => {
    const { docs, findings } = await build({
      'docs/a.md': '正文',
      'docs/aa.md': '---\nid: a\n---\n正文',
      'docs/b.md': '---\nslug: /a\n---\n正文',
      'pages/docs/a.md': '正文',
    });
    expect(docs.map(({ file }) => file)).toEqual(['docs/a.md', 'docs/b.md']);
    expect(findings.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/aa.md:2 duplicate-id',
      'docs/b.md:2 duplicate-route',
      'pages/docs/a.md:1 duplicate-route',
    ]);
  });

  it('reports two pages of one URL once, not for versions that inherit them', async () => {
    const { findings } = await build({
      'manifest.json': manifestOf(V8, NEXT),
      'docs/v8/a.md': '正文',
      'docs/v8/b.md': '---\nslug: a\n---\n正文',
      'docs/next/c.md': '正文',
    });
    expect(findings).toEqual([expect.stringMatching(/^docs\/v8\/b\.md:2 duplicate-route 网址 \/docs\/a /)]);
  });

  it('reports a category page at the URL of a page in the category file', async () => {
    const index = '{\n  "label": "渠道",\n  "link": { "type": "generated-index", "slug": "/a" }\n}';
    const { findings } = await build({
      'manifest.json': manifestOf(V8, NEXT),
      'docs/v8/a.md': '正文',
      'docs/v8/channels/b.md': '正文',
      'docs/v8/channels/_category_.json': index,
      'docs/next/osc/c.md': '正文',
      'docs/next/osc/_category_.yml': 'label: 社区\nlink: { type: generated-index, slug: d }\n',
      'pages/docs/next/d.md': '正文',
    });
    // What the other version inherits is not told of again.
    expect(findings).toEqual([
      'docs/v8/channels/_category_.json:3 duplicate-route 网址 /docs/a 已被 docs/v8/a.md 占用，版本 v8 的分类「渠道」 无法访问；请改文件名或 slug',
      'pages/docs/next/d.md:1 duplicate-route 网址 /docs/next/d 已被 版本 next 的分类「社区」 占用，pages/docs/next/d.md 无法访问；请改文件名或 slug',
    ]);
  });

  it('reports categories with one URL', async () => {
    const index = '{ "link": { "type": "generated-index", "slug": "x" } }';
    const { findings } = await build({
      'manifest.json': manifestOf(V8, NEXT),
      'docs/v8/a/b.md': '正文',
      'docs/v8/a/_category_.json': index,
      'docs/v8/c/d.md': '正文',
      'docs/v8/c/_category_.json': index,
      'docs/v8/e/a/b.md': '正文',
      'docs/v8/e/a/_category_.json': '{ "label": "甲", "link": { "type": "generated-index" } }',
      'docs/v8/e/b/b.md': '---\nid: c\n---\n正文',
      'docs/v8/e/b/_category_.json': '{ "label": "甲", "link": { "type": "generated-index" } }',
      'docs/next/f.md': '正文',
    });
    expect(findings).toEqual([
      'docs/v8/c/_category_.json:1 duplicate-route 网址 /docs/x 已被另一个分类占用，这个分类的网址是 /docs/x-1；请改 slug',
    ]);
  });

  it('reports a page of a handwritten category in the manifest', async () => {
    const link = { type: 'generated-index', path: '/docs/a' };
    const docs = [{ id: 'a', title: '甲', path: '/docs/a', file: 'docs/v8/a.md' }];
    const sidebars = { docs: [{ type: 'category', label: '渠道', link, items: [{ type: 'doc', id: 'a' }] }] };
    const { findings } = await build({
      'manifest.json': manifestOf({ ...V8, docs, sidebars }),
      'docs/v8/a.md': '正文',
    });
    expect(findings).toEqual([expect.stringMatching(/^manifest\.json:1 duplicate-route /)]);
  });

  it('gives an id to the published page rather than to a draft', async () => {
    const files = { 'docs/a.md': '---\nid: b\ndraft: true\n---\n草稿', 'docs/b.md': '正文' };
    const { docs, findings } = await build(files, { lastUpdates: false, drafts: true });
    expect(docs.map(({ file }) => file)).toEqual(['docs/b.md']);
    expect(findings).toEqual([expect.stringMatching(/^docs\/a\.md:2 duplicate-id .*docs\/b\.md/)]);
  });

  it('keeps number prefixes that make ids and URLs unique', async () => {
    const { docs, manifest, findings } = await build({
      'docs/01-介绍.md': '[二](02-介绍.md)',
      'docs/02-介绍.md': '[三](03-部署)',
      'docs/03-部署.md': '# 部署\n\n正文。',
      'docs/04-基础/01-甲.md': '# 甲\n\n正文。',
      'docs/05-基础/乙.md': '# 乙\n\n正文。',
      'docs/05-基础/_category_.json': '{ "link": { "type": "doc", "id": "乙" } }',
      'docs/2024-总结.md': '# 总结\n\n正文。',
      'docs/20240102-日志.md': '# 日志\n\n正文。',
    });
    expect(docs.map(({ id, path }) => [id, path])).toEqual([
      ['01-介绍', '/docs/01-介绍'],
      ['02-介绍', '/docs/02-介绍'],
      ['04-基础/甲', '/docs/04-基础/甲'],
      ['05-基础/乙', '/docs/05-基础/乙'],
      ['2024-总结', '/docs/2024-总结'],
      ['20240102-日志', '/docs/20240102-日志'],
      ['部署', '/docs/部署'],
    ]);
    expect(manifest.versions[0]?.sidebars.defaultSidebar).toMatchObject([
      { id: '01-介绍' },
      { id: '02-介绍' },
      { id: '部署' },
      { label: '04-基础', items: [{ id: '04-基础/甲' }] },
      { type: 'doc', id: '05-基础/乙' },
      { id: '2024-总结' },
      { id: '20240102-日志' },
    ]);
    expect(findings).toEqual([]);
  });

  it('sorts pages and folders by number prefixes in digits and Chinese numerals', async () => {
    const { manifest } = await build({
      'docs/index.md': '# 首页',
      'docs/第十二章 监控.md': '# 十二',
      'docs/第三章 部署.md': '# 三',
      'docs/（二）安装/甲.md': '# 甲',
      'docs/1-介绍.md': '# 一',
      'docs/廿、附则/乙.md': '# 乙',
      'docs/4. 配置.md': '# 四',
      'docs/百科.md': '# 百科',
    });
    const labels = manifest.versions[0]?.sidebars.defaultSidebar?.map((item) =>
      item.type === 'category' ? item.label : item.type === 'doc' && item.id,
    );
    const order = ['index', '介绍', '（二）安装', '第三章 部署', '配置', '第十二章 监控', '廿、附则', '百科'];
    expect(labels).toEqual(order);
  });

  it('gives the URL of a folder to index.md, and README.md one of its own', async () => {
    const { docs, manifest, findings } = await build({
      'docs/README.md': '# 说明',
      'docs/index.md': '# 首页',
      'docs/osc/README.md': '# 说明',
      'docs/osc/_index.md': '# 社区',
      'docs/osc/osc.md': '# 社区二',
      'docs/ops/README.md': '# 运维',
      'docs/ops/index.md': '---\ndraft: true\n---\n# 草稿',
    });
    expect(docs.map(({ path, file }) => [path, file])).toEqual([
      ['/docs/README', 'docs/README.md'],
      ['/docs/', 'docs/index.md'],
      ['/docs/ops/', 'docs/ops/README.md'],
      ['/docs/osc/README', 'docs/osc/README.md'],
      ['/docs/osc/', 'docs/osc/_index.md'],
      ['/docs/osc/osc', 'docs/osc/osc.md'],
    ]);
    const items = Object.values(manifest.versions[0]?.sidebars ?? {}).flat();
    expect(items.find(({ type }) => type === 'category')).toMatchObject({
      label: '社区',
      link: { type: 'doc', id: 'osc/_index' },
      items: [{ id: 'osc/README' }, { id: 'osc/osc' }],
    });
    expect(findings.filter((line) => line.includes('duplicate'))).toEqual([]);
  });

  it('gives the URL of a folder to a published page rather than to a draft index', async () => {
    const files = {
      'docs/index.md': '# 首页\n\n正文',
      'docs/osc/README.md': '# 社区\n\n正文',
      'docs/osc/index.md': '---\ndraft: true\n---\n# 新社区\n\n正文',
    };
    const { docs, manifest, findings } = await build(files, { lastUpdates: false, drafts: true });
    expect(docs.map(({ path, file }) => [path, file])).toEqual([
      ['/docs/', 'docs/index.md'],
      ['/docs/osc/', 'docs/osc/README.md'],
      ['/docs/osc/index-1', 'docs/osc/index.md'],
    ]);
    expect(manifest.versions[0]?.sidebars.defaultSidebar?.[1]).toMatchObject({
      label: '社区',
      link: { id: 'osc/README' },
      items: [{ id: 'osc/index' }],
    });
    const lead = (href: string) => resolveLink(manifest, { file: 'docs/index.md' }, href);
    expect(lead('osc/')).toMatchObject({ path: '/docs/osc/' });
    expect(lead('osc/index.md')).toMatchObject({ path: '/docs/osc/index-1' });
    expect(findings).toEqual([]);
  });

  it('reports a page at the URL of the 404 page', async () => {
    const { findings } = await build({ 'docs/a.md': '正文', 'pages/404.md': '# 丢了\n\n正文' });
    expect(findings).toEqual([
      'pages/404.md:1 duplicate-route 网址 /404 已被 「找不到页面」 占用，pages/404.md 无法访问；请改文件名或 slug',
    ]);
  });

  it('lists standalone pages', async () => {
    const { manifest } = await build({ 'docs/a.md': '正文', 'pages/markdown-page.md': '# 页\n\n正文' });
    expect(manifest.pages).toMatchObject([
      { id: 'markdown-page', path: '/markdown-page', title: '页', file: 'pages/markdown-page.md' },
    ]);
  });

  it('separates the docs of a version from those of a version inside its folder', async () => {
    const old = { name: 'v7', label: 'v7', path: '/docs/v7', dir: 'docs/v7' };
    const { manifest } = await build({
      'manifest.json': manifestOf({ ...V8, dir: 'docs' }, old),
      'docs/a.md': '正文',
      'docs/v7/b.md': '正文',
    });
    expect(manifest.versions.map(({ docs }) => docs.map(({ file }) => file))).toEqual([
      ['docs/a.md'],
      ['docs/v7/b.md'],
    ]);
  });

  it('reads the site folder without a docs folder', async () => {
    const { docs } = await build({ 'README.md': '# 站', '安装.md': '# 安装', 'pages/about.md': '# 关于' });
    expect(docs.map(({ path, file }) => [path, file])).toEqual([
      ['/docs/', 'README.md'],
      ['/docs/安装', '安装.md'],
    ]);
  });

  it('keeps handwritten docs and sidebars, and adds fields from the files', async () => {
    const doc = { id: 'x', path: '/docs/x', title: '手写', file: 'a.md', sidebar: 'main' };
    const sidebars = {
      main: [
        { type: 'doc', id: 'x' },
        { type: 'link', label: '外', href: 'https://x.y' },
      ],
    };
    const files = {
      'manifest.json': manifestOf({ ...V8, docs: [doc], sidebars }),
      'docs/v8/a.md': '# 别的\n\n正文',
    };
    const { docs, manifest } = await build(files);
    expect(docs).toEqual([{ ...doc, file: 'docs/v8/a.md' }]);
    expect(manifest.versions[0]?.sidebars).toEqual(sidebars);
    const [shown] = (await build(files, { lastUpdates: true, drafts: true })).docs;
    expect(shown).toMatchObject({ title: '手写', description: '正文', hash: expect.any(String) });
  });

  it('puts a page that overrides an inherited one at its position in the sidebar', async () => {
    const { manifest } = await build({
      'manifest.json': manifestOf(V8, NEXT),
      'docs/v8/z.md': '---\nsidebar_position: 1\n---\n# 一',
      'docs/v8/a.md': '---\nsidebar_position: 2\n---\n# 二',
      'docs/v8/b.md': '---\nsidebar_position: 3\n---\n# 三',
      'docs/next/z.md': '# 新的一',
      'docs/next/b.md': '---\nsidebar_position: 0\n---\n# 自己说的',
    });
    expect(manifest.versions[1]?.sidebars.defaultSidebar).toMatchObject([
      { id: 'b' },
      { id: 'z' },
      { id: 'a' },
    ]);
  });

  it('replaces a page in a handwritten sidebar by the one that overrides its URL', async () => {
    const docs = ['x', 'y'].map((id) => ({
      id,
      path: `/docs/${id}`,
      title: id,
      file: 'a.md',
      sidebar: 'main',
    }));
    const items = docs.map(({ id }) => ({ type: 'doc', id }));
    const { manifest } = await build({
      'manifest.json': manifestOf({ ...V8, docs, sidebars: { main: items } }, NEXT),
      'docs/v8/a.md': '正文',
      'docs/next/other.md': '---\nslug: /x\n---\n正文',
    });
    expect(manifest.versions[1]?.sidebars.main).toMatchObject([{ id: 'other' }, { id: 'y' }]);
  });

  it('inherits handwritten docs and sidebars', async () => {
    const doc = { id: 'x', path: '/docs/x', title: '手写', file: 'a.md', sidebar: 'main' };
    const items = [
      { type: 'doc', id: 'x' },
      { type: 'category', label: 'C', link: { type: 'generated-index', path: '/docs/c' }, items: [] },
    ];
    const { manifest } = await build({
      'manifest.json': manifestOf({ ...V8, docs: [doc], sidebars: { main: items } }, NEXT),
      'docs/v8/a.md': '正文',
      'docs/next/new.md': '正文',
    });
    expect(manifest.versions[1]?.docs).toMatchObject([
      { id: 'new', path: '/docs/next/new', sidebar: 'main' },
      { id: 'x', path: '/docs/next/x', file: 'docs/v8/a.md', inheritedFrom: 'v8', sidebar: 'main' },
    ]);
    expect(manifest.versions[1]?.sidebars.main).toMatchObject([
      { id: 'x' },
      { link: { path: '/docs/next/c' } },
      { id: 'new' },
    ]);
  });

  it('keeps the docs of a version without a folder, except inherited ones', async () => {
    const doc = { id: 'x', path: '/docs/x', title: 'X', file: 'content/x.md', hash: '12345678' };
    const old = { ...NEXT, docs: [{ ...doc, inheritedFrom: 'v8' }] };
    const { manifest } = await build({ 'manifest.json': manifestOf({ ...V8, docs: [doc] }, old) });
    expect(manifest.versions.map(({ docs }) => docs.map(({ path }) => path))).toEqual([
      ['/docs/x'],
      ['/docs/next/x'],
    ]);
  });

  it('omits a page whose file was removed', async () => {
    const { siteDir, docs } = await build({ 'docs/a.md': '正文', 'docs/b.md': '正文' });
    expect(docs).toHaveLength(2);
    await rm(join(siteDir, 'docs/b.md'));
    expect((await buildManifest(siteDir, COMMITTED)).manifest.versions[0]?.docs).toHaveLength(1);
  });

  it('omits standalone pages that were removed together with their folder', async () => {
    const gone = { id: 'a', path: '/a', title: 'A', file: 'pages/a.md' };
    const listed = async (page: object) => {
      const text = JSON.stringify({ site: { title: '站' }, versions: [V8], pages: [page] });
      return (await build({ 'manifest.json': text, 'docs/v8/a.md': '正文' })).manifest.pages.length;
    };
    expect(await listed({ ...gone, hash: '12345678' })).toBe(0);
    expect(await listed({ ...gone, hash: '12345678', file: 'other/a.md' })).toBe(1);
    expect(await listed(gone)).toBe(1);
  });

  it('lists inherited docs after the last own page and the folder were removed', async () => {
    const gone = { id: 'a', path: '/docs/next/a', title: '旧', file: 'docs/next/a.md', hash: '12345678' };
    const { manifest, findings } = await build({
      'manifest.json': manifestOf(V8, { ...NEXT, docs: [gone] }),
      'docs/v8/a.md': '正文',
      'docs/v8/b.md': '正文',
    });
    const [, next] = manifest.versions;
    expect(next?.docs.map(({ file }) => file)).toEqual(['docs/v8/a.md', 'docs/v8/b.md']);
    expect(next?.sidebars.defaultSidebar).toHaveLength(2);
    expect(findings).toEqual([]);
  });

  it('reads and reports a file that is not UTF-8', async () => {
    const { docs, findings } = await build({ 'docs/a.md': Buffer.from('# A\n\n\u00b0\u00b2', 'latin1') });
    expect(docs[0]?.title).toBe('A');
    expect(findings.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/a.md:3 bad-encoding',
    ]);
  });

  it('reports a page without a description', async () => {
    const { findings } = await build({ 'docs/a.md': '# 甲\n' });
    expect(findings.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/a.md:1 missing-description',
    ]);
  });

  it('throws for an invalid manifest', async () => {
    const siteDir = await makeSite({ 'manifest.json': '{"site": {}, "versions": [{}]}' });
    await expect(buildManifest(siteDir, COMMITTED)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('throws for a folder of pages that is a link', async () => {
    const elsewhere = await makeSite({ 'v1/a.md': '正文' });
    for (const [link, target] of [
      ['docs', elsewhere],
      ['docs/v1', join(elsewhere, 'v1')],
      ['pages', join(elsewhere, 'v1')],
    ] as const) {
      const siteDir = await makeSite(link === 'docs' ? {} : { 'docs/v2/b.md': '正文' });
      await symlink(target, join(siteDir, link), 'junction');
      const manifest =
        link === 'docs/v1' ? manifestOf({ ...V8, dir: 'docs/v1' }) : '{"site": {"title": "站"}}';
      await writeFiles(siteDir, { 'manifest.json': manifest });
      await expect(buildManifest(siteDir, COMMITTED)).rejects.toMatchObject({ kind: 'invalid', place: link });
    }
  });

  it('guesses missing fields of a manifest', async () => {
    const { manifest } = await build({
      'manifest.json': '{"site": {"title": "站"}}',
      'docs/v1/a.md': '正文',
    });
    expect(manifest).toMatchObject({ site: { title: '站' }, versions: [{ name: 'v1', path: '/docs' }] });
  });
});
