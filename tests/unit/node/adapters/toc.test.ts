import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

it('has a sidebar for each TOC, none of which is a page', async () => {
  const siteDir = await makeSite({
    'TOC.md': '- 关于\n  - [简介](/overview.md)\n- [没有](/none.md)',
    'TOC-dev.md': '# 目录\n## 开始\n- [甲](/dev/a.md)\n- [简介](/overview.md)',
    'overview.md': '# 简介',
    'dev/a.md': '# 甲',
  });
  const site = await readForeignSite(siteDir);
  expect(site?.unread).toEqual([{ file: 'TOC.md', line: 3, what: '[没有](/none.md)' }]);
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const [version] = manifest.versions;
  expect(version?.docs.map(({ path, sidebar }) => [path, sidebar])).toEqual([
    ['/dev/a', 'dev'],
    ['/overview', 'defaultSidebar'],
  ]);
  expect(Object.keys(version?.sidebars ?? {})).toEqual(['defaultSidebar', 'dev']);
  expect(manifest.site.navbar.items).toMatchObject([
    { sidebar: 'defaultSidebar' },
    { label: 'dev', sidebar: 'dev' },
  ]);
});

it('knows the texts that stand for variables, and leads again to a page that it lists twice', async () => {
  const siteDir = await makeSite({
    'TOC.md': '- [简介](/overview.md)\n- [安装](/overview.md#安装)',
    'overview.md': '# 简介',
    'variables.json': '{ "company": "测试公司", "list": [] }',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(manifest.site.values).toEqual([{ name: '{{{ .company }}}', label: 'company', default: '测试公司' }]);
  expect(manifest.versions[0]?.sidebars.defaultSidebar).toEqual([
    { type: 'doc', id: 'overview' },
    { type: 'link', label: '安装', href: '/overview#安装' },
  ]);
});

it('is no list of other text', async () => {
  expect(await readForeignSite(await makeSite({ 'TOC.md': '- [甲](a.md)', 'a.md': '' }))).toBeUndefined();
});
