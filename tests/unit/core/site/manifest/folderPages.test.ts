import { describe, expect, it } from 'vitest';
import {
  findTitle,
  type KnownFields,
  listFolderPages,
} from '../../../../../src/core/site/manifest/folderPages.ts';

const list = (text: string, index?: string, known: ReadonlyMap<string, KnownFields> = new Map()) =>
  listFolderPages(
    {
      dir: 'docs',
      sidebar: { file: 'SUMMARY.md', text },
      index: index === undefined ? undefined : { file: 'README.md', text: index },
    },
    '/docs',
    known,
  );

describe('listFolderPages', () => {
  it('gives the ids, URLs and labels that a build would give', () => {
    const { docs, sidebars } = list('- [前言](README.md)\n- 指南\n  - [装](guide/01-安装.md)\n', '# 手册\n');
    expect(docs.map(({ id, path, title, file }) => [id, path, title, file])).toEqual([
      ['README', '/docs/', '手册', 'docs/README.md'],
      ['guide/安装', '/docs/guide/安装', '装', 'docs/guide/01-安装.md'],
    ]);
    expect(sidebars.defaultSidebar).toEqual([
      { type: 'doc', id: 'README', label: '前言' },
      { type: 'category', label: '指南', items: [{ type: 'doc', id: 'guide/安装' }] },
    ]);
  });

  it('prefers the title of a text that has been read, and keeps the label in the sidebar', () => {
    const { docs, sidebars } = list('- [装](a.md)\n', undefined, new Map([['docs/a.md', { title: '安装' }]]));
    expect(docs[0]?.title).toBe('安装');
    expect(sidebars.defaultSidebar).toEqual([{ type: 'doc', id: 'a', label: '装' }]);
  });

  it('leaves out drafts, and hides what its text hides', () => {
    const known = new Map([
      ['docs/a.md', { draft: true }],
      ['docs/b.md', { unlisted: true, search: false }],
    ]);
    const { docs, sidebars } = list('- [甲](a.md)\n- [乙](b.md)\n', undefined, known);
    expect(docs).toEqual([expect.objectContaining({ id: 'b', unlisted: true, search: false })]);
    expect(sidebars.defaultSidebar).toEqual([{ type: 'doc', id: 'b' }]);
  });

  it('lists an index page that the sidebar does not name last', () => {
    expect(list('- [甲](a.md)\n', '# 首页\n').sidebars.defaultSidebar).toEqual([
      { type: 'doc', id: 'a' },
      { type: 'doc', id: 'README' },
    ]);
  });

  it('gives one of two index files the URL of the folder, and one of two files with one id the id', () => {
    const { docs } = list('- [甲](index.md)\n- [乙](README.md)\n- [丙](a.md)\n- [丁](a.markdown)\n');
    expect(docs.map(({ path }) => path)).toEqual(['/docs/', '/docs/README', '/docs/a']);
  });
});

it('findTitle prefers the front matter', () => {
  expect(findTitle('---\ntitle: 甲\n---\n# 乙\n')).toBe('甲');
  expect(findTitle('前言\n\n# **乙** {#b}\n')).toBe('乙');
});
