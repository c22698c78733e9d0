import { describe, expect, it } from 'vitest';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planMove } from '../../../../src/writer/refactor/planRelocation.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const PICTURES =
  '<picture><source srcset="img/a.svg, img/a.svg?2 2x"><img src="img/a.svg"></picture>\n\n![乙](./b.png) [表](表.xlsx)\n';

async function site(files: Record<string, string> = {}) {
  const folder = await tempFolder({
    'manifest.json': JSON.stringify(
      {
        site: { title: '站点', navbar: { logo: '/docs/v8/ops/logo.svg', items: [{ doc: 'ops/backup' }] } },
        versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }],
      },
      null,
      2,
    ),
    'docs/v8/index.md': '# 首页\n\n[备份](ops/backup.md#恢复) ![图](ops/img/a.svg) [运维](/docs/ops/)\n',
    'docs/v8/ops/_category_.json': '{ "label": "运维", "link": { "type": "doc", "id": "backup" } }',
    'docs/v8/ops/_part.md': '片段',
    'docs/v8/ops/index.md': '# 运维\n\n[首页](../index.md)\n',
    'docs/v8/ops/backup.md': `# 备份\n\n[运维](index.md)\n\n## 恢复\n\n${PICTURES}`,
    'docs/v8/ops/img/a.svg': '<svg/>',
    'docs/v8/ops/logo.svg': '<svg/>',
    'docs/v8/ops/b.png': 'png',
    'docs/v8/ops/表.xlsx': 'table',
    'docs/v8/guide/use.md': '# 使用\n',
    ...files,
  });
  return openSiteFiles(folder);
}

describe('planMove of a folder', () => {
  it('moves all that lies in it; what led there leads there', async () => {
    const plan = planned(await planMove(await site(), 'docs/v8/ops', 'docs/v8/guide/运维'));
    expect(plan.notes).toEqual([]);
    expect(plan.moves).toEqual(
      ['_part.md', 'b.png', 'img/a.svg', 'logo.svg', '表.xlsx'].map((name) => ({
        from: `docs/v8/ops/${name}`,
        to: `docs/v8/guide/运维/${name}`,
      })),
    );
    const texts = textsOf(plan);
    expect([...texts.keys()].sort()).toEqual([
      'docs/v8/guide/运维/_category_.json',
      'docs/v8/guide/运维/backup.md',
      'docs/v8/guide/运维/index.md',
      'docs/v8/index.md',
      'docs/v8/ops/_category_.json',
      'docs/v8/ops/backup.md',
      'docs/v8/ops/index.md',
      'manifest.json',
    ]);
    expect(texts.get('docs/v8/index.md')).toBe(
      '# 首页\n\n[备份](guide/运维/backup.md#恢复) ![图](guide/运维/img/a.svg) [运维](/docs/guide/运维/)\n',
    );
    expect(texts.get('docs/v8/guide/运维/_category_.json')).toContain('"id": "backup"');
    expect(texts.get('docs/v8/guide/运维/index.md')).toContain('[首页](../../index.md)');
    expect(texts.get('docs/v8/guide/运维/backup.md')).toContain(PICTURES);
    const { site: words, redirects } = JSON.parse(texts.get('manifest.json') ?? '');
    expect(words.navbar).toEqual({
      logo: '/docs/v8/guide/运维/logo.svg',
      items: [{ doc: 'guide/运维/backup' }],
    });
    expect(redirects).toEqual({
      '/docs/ops/': '/docs/guide/运维/',
      '/docs/ops/backup': '/docs/guide/运维/backup',
    });
  });

  it('tells of category pages, whose addresses come from labels', async () => {
    const category = { label: '运维', link: { type: 'generated-index' } };
    const files = await site({ 'docs/v8/ops/_category_.json': JSON.stringify(category) });
    const { notes } = planned(await planMove(files, 'docs/v8/ops', 'docs/v8/guide/ops'));
    expect(notes).toEqual([expect.stringContaining('分类页 /docs/category/运维 的网址')]);
  });

  it.each([
    ['docs/v8/ops', 'docs/v8/guide', '已经有 docs/v8/guide'],
    ['docs/v8/ops', 'docs/v8/ops/in', '不能移到它自己里面'],
    ['docs/v8', 'docs/v9', '整个版本的文件夹'],
    ['docs/v8/ops', 'docs/ops', '只能在 docs/v8 里'],
    ['docs/v8/ops', 'docs/v8/.ops', '不能用作'],
    ['docs/v8/none', 'docs/v8/ops2', '没有这一页'],
  ])('%s cannot become %s', async (from, to, reason) => {
    expect(await planMove(await site(), from, to)).toEqual({ refused: expect.stringContaining(reason) });
  });
});

describe('planMove of a page with pictures', () => {
  it('takes along those beside it that it alone shows, and turns the addresses of the others', async () => {
    const plan = planned(await planMove(await site(), 'docs/v8/ops/backup.md', 'docs/v8/guide/backup.md'));
    expect(plan.moves).toEqual([
      { from: 'docs/v8/ops/b.png', to: 'docs/v8/guide/b.png' },
      { from: 'docs/v8/ops/表.xlsx', to: 'docs/v8/guide/表.xlsx' },
    ]);
    expect(textsOf(plan).get('docs/v8/guide/backup.md')).toContain(
      PICTURES.replaceAll('img/a.svg', '../ops/img/a.svg'),
    );
  });

  it('leaves them where another file has the place, and where the folder stays', async () => {
    const files = await site({ 'docs/v8/guide/b.png': '别的' });
    const plan = planned(await planMove(files, 'docs/v8/ops/backup.md', 'docs/v8/guide/backup.md'));
    expect(plan.moves).toEqual([{ from: 'docs/v8/ops/表.xlsx', to: 'docs/v8/guide/表.xlsx' }]);
    expect(textsOf(plan).get('docs/v8/guide/backup.md')).toContain('![乙](../ops/b.png) [表](表.xlsx)');
    const renamed = planned(await planMove(files, 'docs/v8/ops/backup.md', 'docs/v8/ops/save.md'));
    expect(renamed.moves).toEqual([]);
  });
});
