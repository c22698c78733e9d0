import { describe, expect, it } from 'vitest';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planDelete } from '../../../../src/writer/refactor/planRelocation.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const site = {
  site: { title: '站点', navbar: { items: [{ label: '旧', doc: 'old' }] } },
  redirects: { '/docs/older': '/docs/old#a', '/docs/else': '/docs/' },
  versions: [
    {
      name: 'v8',
      label: 'v8',
      path: '/docs',
      mainDocId: 'index',
      dir: 'docs/v8',
      docs: [
        { id: 'index', path: '/docs/', title: '首页', file: 'docs/v8/index.md' },
        { id: 'old', path: '/docs/old', title: '旧', file: 'docs/v8/old.md' },
        { id: 'new', path: '/docs/new', title: '新', file: 'docs/v8/new.md' },
      ],
      sidebars: {
        s: [
          { type: 'doc', id: 'old' },
          {
            type: 'category',
            label: '二',
            link: { type: 'doc', id: 'old' },
            items: [{ type: 'doc', id: 'new' }],
          },
        ],
      },
    },
  ],
};

const open = async (manifest: unknown, files: Record<string, string> = {}) =>
  openSiteFiles(
    await tempFolder({
      'manifest.json': JSON.stringify(manifest, null, 2),
      'docs/v8/index.md': '# 首页\n\n[旧](old.md#a) 和 [新](new.md)\n',
      'docs/v8/old.md': '# 旧\n\n[首](index.md)\n',
      'docs/v8/new.md': '---\npagination_prev: old\n---\n# 新\n',
      ...files,
    }),
  );

describe('planDelete', () => {
  it('is refused while something leads to the page, and says where', async () => {
    expect(await planDelete(await open(site), 'docs/v8/old.md')).toEqual({
      refused: [
        '这些地方还指向它，请先修改，或指定代替它的页面（命令里用 --to）：',
        '  docs/v8/index.md:3 old.md#a',
        '  docs/v8/new.md:2 old',
        '  manifest.json 的 site.navbar.items[0].doc：old',
      ].join('\n'),
    });
  });

  it('tells of a page that shows its code, which no other page’s is', async () => {
    const files = { 'docs/v8/new.md': '# 新\n\n```md file="old.md"\n```\n\n```md file="old"\n```\n' };
    const plan = await planDelete(await open(site, files), 'docs/v8/old.md');
    expect(plan).toMatchObject({ refused: expect.stringContaining('docs/v8/new.md:3 old.md\n') });
    expect(plan).toMatchObject({ refused: expect.not.stringContaining('new.md:6') });
  });

  it('leads what led to it to the page that stands for it, and takes it out of the lists', async () => {
    const texts = textsOf(planned(await planDelete(await open(site), 'docs/v8/old.md', 'docs/v8/new.md')));
    expect([...texts.keys()]).toEqual([
      'docs/v8/index.md',
      'docs/v8/new.md',
      'docs/v8/old.md',
      'manifest.json',
    ]);
    expect(texts.get('docs/v8/old.md')).toBeUndefined();
    expect(texts.get('docs/v8/index.md')).toBe('# 首页\n\n[旧](new.md) 和 [新](new.md)\n');
    expect(texts.get('docs/v8/new.md')).toContain('pagination_prev: new\n');
    const after = JSON.parse(texts.get('manifest.json') ?? '');
    const [version] = structuredClone(site.versions);
    version?.docs.splice(1, 1);
    expect(after).toEqual({
      site: { title: '站点', navbar: { items: [{ label: '旧', doc: 'new' }] } },
      redirects: { '/docs/older': '/docs/new', '/docs/else': '/docs/', '/docs/old': '/docs/new' },
      versions: [
        {
          ...version,
          sidebars: { s: [{ type: 'category', label: '二', items: [{ type: 'doc', id: 'new' }] }] },
        },
      ],
    });
  });

  it('takes a page that nothing leads to, and what led on to it', async () => {
    const plan = planned(
      await planDelete(
        await open({ ...site, site: { title: '站点' } }),
        'docs/v8/new.md',
        'docs/v8/index.md',
      ),
    );
    expect(textsOf(plan).get('docs/v8/index.md')).toBe('# 首页\n\n[旧](old.md#a) 和 [新](index.md)\n');
    const lonely = { 'docs/v8/index.md': '# 首页\n', 'docs/v8/new.md': '# 新\n' };
    const files = await open({ ...site, site: { title: '站点' } }, lonely);
    const texts = textsOf(planned(await planDelete(files, 'docs/v8/old.md')));
    expect([...texts.keys()]).toEqual(['docs/v8/old.md', 'manifest.json']);
    expect(JSON.parse(texts.get('manifest.json') ?? '').redirects).toEqual({ '/docs/else': '/docs/' });
  });
});
