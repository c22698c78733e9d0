import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { templateMessages } from '#i18n/templateMessages';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { parsePage } from '../../../../src/node/pageIndex/parsePage.ts';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { isTemplateName, planCategory, planNew } from '../../../../src/writer/refactor/planNew.ts';
import { planOrder } from '../../../../src/writer/refactor/planOrder.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const manifest = (more: object = {}) => ({
  site: { title: '站点' },
  redirects: { '/docs/backup.html': '/docs/', '/docs/else': '/docs/' },
  versions: [{ name: 'v8', label: 'v8', path: '/docs', dir: 'docs/v8', ...more }],
});
const open = async (files: Record<string, string>, json: object = manifest()) =>
  openSiteFiles(
    await tempFolder({
      'manifest.json': JSON.stringify(json, null, 2),
      'docs/v8/index.md': '# 首页\n',
      ...files,
    }),
  );
const backup = { file: 'docs/v8/backup.md', title: '备份数据', template: 'task' } as const;

describe('planNew', () => {
  it('writes a page from a template, in its place, and frees its address', async () => {
    const plan = planned(await planNew(await open({}), { ...backup, position: 3 }));
    const texts = textsOf(plan);
    expect(texts.get('docs/v8/backup.md')).toMatch(/^---\nsidebar_position: 3\n---\n\n# 备份数据\n\n写清/);
    expect(JSON.parse(texts.get('manifest.json') ?? '').redirects).toEqual({ '/docs/else': '/docs/' });
    expect(plan.notes).toEqual(['/docs/backup 现在是这一页的地址，redirects 里的旧条目已去掉']);
    const other = planned(await planNew(await open({}), { ...backup, file: 'docs/v8/运维/备份.md' }));
    expect([...textsOf(other)]).toEqual([['docs/v8/运维/备份.md', expect.stringMatching(/^# 备份数据\n/)]]);
  });

  it('says in which versions it will appear', async () => {
    const { versions, ...rest } = manifest();
    const heirs = ['next', 'v7'].map((name) => ({
      name,
      label: name,
      path: `/docs/${name}`,
      inherits: 'v8',
    }));
    const json = (more: object) => ({
      ...rest,
      redirects: {},
      versions: [...versions, heirs[0], { ...heirs[1], ...more }],
    });
    const notesWith = async (more: object) =>
      planned(await planNew(await open({}, json(more)), backup)).notes;
    const start = '新页面 docs/v8/backup.md 会出现在 v8（/docs/backup）、next（/docs/next/backup）';
    expect(await notesWith({ banner: 'unmaintained' })).toEqual([start]);
    expect(await notesWith({ banner: 'unmaintained', inheritsNew: true })).toEqual([
      `${start}、v7（/docs/v7/backup）`,
    ]);
    expect(await notesWith({ without: ['backup'] })).toEqual([start]);
  });

  it('lists it where a person lists the pages', async () => {
    const docs = [{ id: 'index', path: '/docs/', title: '首页', file: 'docs/v8/index.md' }];
    const files = await open({}, manifest({ docs, sidebars: { s: [{ type: 'doc', id: 'index' }] } }));
    const { versions } = JSON.parse(
      textsOf(planned(await planNew(files, backup))).get('manifest.json') ?? '',
    );
    expect(versions[0].docs[1]).toEqual({
      id: 'backup',
      path: '/docs/backup',
      title: '备份数据',
      file: 'docs/v8/backup.md',
      sidebar: 's',
    });
    expect(versions[0].sidebars.s[1]).toEqual({ type: 'doc', id: 'backup' });
  });

  it.each([
    ['docs/v9/a.md', '不在任何版本的文件夹里'],
    ['docs/v8/INDEX.md', '已经有 docs/v8/index.md'],
    ['docs/v8/readme.md', '已经有页面了（docs/v8/index.md）'],
    ['docs/v8/a?.md', '不能用作'],
    ['docs/v8/.a.md', '不能用作'],
  ])('%s is refused', async (file, reason) => {
    expect(await planNew(await open({}), { ...backup, file })).toEqual({
      refused: expect.stringContaining(reason),
    });
  });
});

describe('templateMessages', () => {
  it.each(Object.keys(templateMessages).filter(isTemplateName))(
    '%s has no finding of its own',
    async (template) => {
      const words = fileURLToPath(new URL('../../../../public/.copywriting.yml', import.meta.url));
      const files = { '.copywriting.yml': await readFile(words, 'utf8') };
      const plan = planned(await planNew(await open(files), { ...backup, template }));
      const text = textsOf(plan).get(backup.file) ?? '';
      const { textFindings, findings } = parsePage({ text, hash: '', badLine: undefined }).metadata;
      expect([...textFindings, ...findings]).toEqual([]);
      const siteDir = await tempFolder({
        ...files,
        'manifest.json': JSON.stringify(manifest()),
        [backup.file]: text,
      });
      const checked = await checkCopywriting(siteDir);
      // What a page asks of its writer, a template cannot give.
      const found = checked?.findings.filter(({ rule }) => !rule.startsWith('missing-'));
      expect([checked?.files, found]).toEqual([2, []]);
    },
  );
});

describe('planCategory', () => {
  it('names a folder and its place, unless it has a name', async () => {
    const files = await open({ 'docs/v8/named/_category_.yml': 'label: 甲\n' });
    const plan = planned(await planCategory(files, 'docs/v8/ops', { label: '运维', position: 2 }));
    expect([...textsOf(plan)]).toEqual([
      ['docs/v8/ops/_category_.json', '{\n  "label": "运维",\n  "position": 2\n}\n'],
    ]);
    expect(await planCategory(files, 'docs/v8/named', { label: '乙' })).toEqual({
      refused: '已经有 docs/v8/named/_category_.yml',
    });
    expect(await planCategory(files, 'docs/v8/a:b', { label: '乙' })).toHaveProperty('refused');
    expect(await planCategory(files, 'docs/v8/index.md', { label: '乙' })).toHaveProperty('refused');
  });
});

describe('planOrder', () => {
  it('says in each page and folder where it stands, in the line that says it', async () => {
    const files = await open({
      'docs/v8/a.md': '\uFEFF---\r\ntitle: 甲\r\nsidebar_position: 9 # 末尾\r\n---\r\n# 甲\r\n',
      'docs/v8/b.md': '---\ntitle: 乙\n---\n# 乙\n',
      'docs/v8/c.md': '\uFEFF# 丙\r\n',
      'docs/v8/d.md': '---\nsidebar_position: 4\n---\n# 丁\n',
      'docs/v8/e/_category_.json': '{\r\n  "label": "戊"\r\n}\r\n',
      'docs/v8/f/_category_.yml': 'position: 1\nlabel: 己\n',
      'docs/v8/g/x.md': '# 庚\n',
    });
    const names = ['a.md', 'b.md', 'c.md', 'd.md', 'e', 'f', 'g'];
    expect([...textsOf(planned(await planOrder(files, 'docs/v8', names)))]).toEqual([
      ['docs/v8/a.md', '\uFEFF---\r\ntitle: 甲\r\nsidebar_position: 1 # 末尾\r\n---\r\n# 甲\r\n'],
      ['docs/v8/b.md', '---\ntitle: 乙\nsidebar_position: 2\n---\n# 乙\n'],
      ['docs/v8/c.md', '\uFEFF---\r\nsidebar_position: 3\r\n---\r\n\r\n# 丙\r\n'],
      ['docs/v8/e/_category_.json', '{\r\n  "label": "戊",\r\n  "position": 5\r\n}\r\n'],
      ['docs/v8/f/_category_.yml', 'position: 6\nlabel: 己\n'],
      ['docs/v8/g/_category_.json', '{\n  "position": 7\n}\n'],
    ]);
    expect(await planOrder(files, 'docs/v8', ['z.md'])).toEqual({ refused: 'docs/v8 里没有 z.md' });
    const bare = ['a', 'b.md', 'c', 'd', 'e/', 'f', 'g'];
    expect(await planOrder(files, 'docs/v8', bare)).toEqual(await planOrder(files, 'docs/v8', names));
  });
});
