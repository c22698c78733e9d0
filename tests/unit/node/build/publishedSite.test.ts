import { describe, expect, it } from 'vitest';
import { readPublishedSite } from '../../../../src/node/build/publishedSite.ts';
import { makeSite } from '../temporarySite.ts';

const FILES = {
  'README.md': '# 项目\n\n[用法](guide/use.md)、[示例](examples/a.json)、[源码](src/main.ts)\n',
  'guide/use.md': '# 用法\n\n文。\n',
  'guide/shot.png': '',
  'examples/a.json': '{}',
  'examples/b.json': '{}',
  'src/main.ts': '',
  'src/other.ts': '',
  'package.json': '{ "name": "x" }',
  CNAME: 'example.com',
  'site.css': '',
  'site.js': '',
  'web.config': '<configuration/>',
};

describe('readPublishedSite', () => {
  it('leaves out of a repository what no page refers to', async () => {
    const { drafts } = await readPublishedSite(await makeSite(FILES), false);
    expect(drafts.sort()).toEqual(['examples/b.json', 'package.json', 'src/other.ts']);
  });

  it('publishes what lies beside the pages in a folder of docs', async () => {
    const siteDir = await makeSite({ ...FILES, 'docs/index.md': '# 首页\n\n文。\n', 'docs/data.csv': 'a,b' });
    const { drafts } = await readPublishedSite(siteDir, false);
    expect(drafts).toContain('package.json');
    expect(drafts).not.toContain('docs/data.csv');
  });

  it('does not publish the configuration of another engine: the manifest has what it says', async () => {
    const { drafts } = await readPublishedSite(
      await makeSite({
        'versions.json': '["1"]',
        'versioned_docs/version-1/a.md': '# 甲\n\n文。\n',
        'versioned_sidebars/version-1-sidebars.json': '{}',
      }),
      false,
    );
    expect(drafts).toEqual(['versioned_sidebars/version-1-sidebars.json', 'versions.json']);
  });

  it('publishes no draft, though its id is another page’s or its folder no version’s', async () => {
    const draft = '---\ndraft: true\nid: a\n---\n# 草稿\n\n文。\n';
    const versions = [{ name: 'v1', label: 'v1', path: '/docs' }];
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify({ site: { title: 'T' }, versions }),
      'docs/v1/a.md': '# 甲\n\n文。\n',
      'docs/v1/0-draft.md': draft,
      'docs/v1/b.md': draft,
      'docs/v2/c.md': draft,
      'docs/v2/d.md': '# 丁\n\n文。\n',
    });
    const { drafts } = await readPublishedSite(siteDir, false);
    expect(drafts.sort()).toEqual(['docs/v1/0-draft.md', 'docs/v1/b.md', 'docs/v2/c.md']);
  });

  it('publishes what a page includes, a draft too, and what is referred to there', async () => {
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n<!-- @include: ./later.md -->\n\n<!-- @include: ../README.md -->\n',
      'docs/later.md': '---\ndraft: true\n---\n以后单独成页。\n',
      'docs/other.md': '---\ndraft: true\n---\n草稿。\n',
      'README.md': '见[示例](examples/a.json)。\n',
      'examples/a.json': '{}',
      'examples/b.json': '{}',
    });
    const { drafts } = await readPublishedSite(siteDir, false);
    expect(drafts.sort()).toEqual(['docs/other.md', 'examples/b.json']);
  });

  it('publishes all of a site folder, which has a manifest', async () => {
    const versions = [{ name: 'v1', label: 'v1', path: '/docs', dir: '.' }];
    const manifest = JSON.stringify({ site: { title: 'T' }, versions });
    const siteDir = await makeSite({ ...FILES, 'manifest.json': manifest });
    expect((await readPublishedSite(siteDir, false)).drafts).toEqual([]);
  });
});
