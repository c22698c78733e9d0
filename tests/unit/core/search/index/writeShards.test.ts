import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../../../../src/core/search/index/indexFormat.ts';
import { buildIndex, hashText } from '../../../../support/searchIndex.ts';

const PAGES = 400;
const NAMES = '部署 客服 坐席 渠道 机器人 会话 访客 消息 数据 容器 配置 端口 证书 域名 备份 升级'.split(' ');

/** The files of an index of many pages, by folder and name; `edit` changes the text of a section. */
function listFiles(edit?: (text: string, page: number) => string): string[] {
  return buildFiles(edit).map(({ name, hash }) => `${hash}/${name}`);
}

function buildFiles(edit: (text: string, page: number) => string = (text) => text, postings = PAGES) {
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const [one, two, three] = [3, 5, 7].map((step) => NAMES[(page * step + step) % NAMES.length]);
    const text = `${one}与${two}的第 ${page} 项，见${three}，setting${page}。`;
    return {
      path: `/docs/${page}`,
      title: `第 ${page} 页`,
      names: [],
      description: '',
      sections: [{ anchor: '', heading: '', trail: [], text: edit(text, page) }],
    };
  });
  const limits = { oneFile: -1, shard: 400, latin: 1000, postings };
  return [...buildIndex(pages, limits).finish(hashText)];
}

describe('writeShards', () => {
  it('gives new names to few files when a word is added to a section', () => {
    const before = listFiles();
    const after = listFiles((text, page) => (page === 123 ? `${text}再看证书。` : text));
    const known = new Set(before);
    const changed = after.filter((file) => !known.has(file));
    expect(before.length).toBeGreaterThan(60);
    // Those of its terms, and the group of its text.
    expect(changed.length).toBeLessThan(20);
    expect(changed.filter((file) => file.includes('/d'))).toHaveLength(8);
  });

  it('gives a file another folder when its text changes, and the same one otherwise', () => {
    expect(listFiles()).toEqual(listFiles());
    const after = listFiles((text, page) => (page === 123 ? text.replace('与', '和') : text));
    expect(after).not.toEqual(listFiles());
  });

  it('says in how many sections a term stands only where its list is shorter', () => {
    const countsOf = (postings: number) =>
      buildFiles(undefined, postings)
        .filter(({ name }) => name.startsWith('t'))
        .flatMap(({ text }) => String(readIndexFile(text)).split('\n'))
        .map((line) => line.split(' ')[2])
        .filter((count) => count !== undefined);
    expect(countsOf(PAGES)).toEqual([]);
    const counts = countsOf(PAGES - 1);
    expect(counts).toContain(`${PAGES}`);
    expect(new Set(counts).size).toBe(1);
  });
});
