import { describe, expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { readNav } from '../../../../src/node/adapters/mkdocs.ts';
import { makeSite } from '../temporarySite.ts';

describe('MkDocs', () => {
  it('has name, URL, folder and navigation of the config', async () => {
    const siteDir = await makeSite({
      'mkdocs.yml': 'site_name: 灯塔\nsite_url: https://a.b\ndocs_dir: 文\nnav: [a.md]\n',
      '文/a.md': '# A',
    });
    const site = await readForeignSite(siteDir);
    expect(site?.site).toEqual({ title: '灯塔', url: 'https://a.b' });
    expect(site?.versions).toMatchObject([
      { dir: '文', path: '', navigation: { defaultSidebar: [{ page: 'a.md' }, { folder: '.' }] } },
    ]);
  });

  it('ignores a config that is no YAML', async () => {
    const site = await readForeignSite(await makeSite({ 'mkdocs.yml': 'nav: [', 'docs/a.md': '# A' }));
    expect(site?.versions).toMatchObject([{ dir: 'docs', navigation: undefined }]);
  });
});

describe('readNav', () => {
  it.each<[unknown, unknown]>([
    [
      ['index.md', { '甲 `x`': 'a b.md' }],
      [{ page: 'index.md' }, { label: '甲 `x`', page: 'a b.md' }],
    ],
    [
      [{ 章: ['章/index.md', { 节: ['章/b.md', { 站: 'https://a.b/c' }] }] }],
      [
        {
          label: '章',
          page: '章/index.md',
          items: [{ label: '节', items: [{ page: '章/b.md' }, { label: '站', href: 'https://a.b/c' }] }],
        },
      ],
    ],
    [
      [{ 其他: [{ 简介: '其他/index.md' }] }],
      [{ label: '其他', items: [{ label: '简介', page: '其他/index.md' }] }],
    ],
    ['甲', []],
  ])('%j', (nav, items) => {
    expect(readNav(nav)).toEqual(items);
  });
});
