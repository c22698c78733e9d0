import { describe, expect, it } from 'vitest';
import { openIndex } from '../../../../../src/core/search/index/openIndex.ts';
import { createSearcher } from '../../../../../src/core/search/query/createSearcher.ts';
import { type FolderIndex, indexPages } from '../../../../../src/reader/content/folder/indexPages.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'a.md': '# 安装\n\n先准备数据库。\n\n## 坐席\n\n<b>登录</b>后分配 operators。\n',
  'b.md': '---\ntitle: Upgrade\n---\n\nRun the migration.\n',
};

const PAGES = ['a.md', 'b.md', 'gone.md'].map((file) => ({
  file,
  path: `/docs/${file.slice(0, -3)}`,
  title: '标签',
}));

const index = (texts = TEXTS, known: FolderIndex['records'] = [], engine = '1') =>
  indexPages(PAGES, {
    language: 'zh-Hans',
    engine,
    read: async (file) => texts[file],
    known: new Map(known.map((record) => [record.file, record])),
  });

async function find({ files }: FolderIndex, query: string) {
  const reader = await openIndex(async () => files.get('index.js'));
  const { hits } = await createSearcher(reader, 'current').search(query, { limit: 9, isTyping: false });
  return hits.map(({ href, pageTitle }) => [href, pageTitle]);
}

describe('indexPages', () => {
  it('finds words of both languages, in HTML and by the label of a page', async () => {
    const made = await index();
    expect(await find(made, '登录')).toEqual([['/docs/a#%E5%9D%90%E5%B8%AD', '安装']]);
    expect(await find(made, 'operator')).toEqual([['/docs/a#%E5%9D%90%E5%B8%AD', '安装']]);
    expect(await find(made, 'migration')).toEqual([['/docs/b', 'Upgrade']]);
    expect((await find(made, '标签')).length).toBe(2);
  });

  it('parses only what has changed since an earlier visit', async () => {
    const { records, changed } = await index();
    expect(changed).toEqual(records);
    expect((await index(TEXTS, records)).changed).toEqual([]);
    const edited = await index({ ...TEXTS, 'b.md': '# Upgrade\n\nRun the rollback.\n' }, records);
    expect(edited.changed.map(({ file }) => file)).toEqual(['b.md']);
    expect(await find(edited, 'rollback')).toEqual([['/docs/b', 'Upgrade']]);
    expect((await index(TEXTS, records, '2')).changed.length).toBe(2);
  });

  it('finds keywords, tags and descriptions, and leaves out what a text hides', async () => {
    const made = await index({
      'a.md':
        '---\nkeywords: [口令]\ntags: [单点登录]\ndescription: 怎样换密码\nhide_title: true\n---\n# 甲\n\n正文。\n',
      'b.md': '---\nsearch: false\n---\n# 乙\n\n秘密正文。\n',
      'gone.md': '---\ndraft: true\n---\n# 丙\n\n草稿正文。\n',
    });
    expect(await find(made, '口令')).toEqual([['/docs/a', '甲']]);
    expect(await find(made, '单点登录')).toEqual([['/docs/a', '甲']]);
    expect(await find(made, '换密码')).toEqual([['/docs/a', '甲']]);
    expect((await find(made, '正文')).map(([path]) => path)).toEqual(['/docs/a']);
    expect(made.records.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ hideTitle: true, description: '怎样换密码' }),
      expect.objectContaining({ search: false }),
      expect.objectContaining({ draft: true }),
    ]);
  });
});
