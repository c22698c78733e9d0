import GithubSlugger, { slug } from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { createSlugRegister, toSlug } from '../../../../../src/core/document/tree/headingIds.ts';

/** The package's list ends with Unicode 13. What has come since then it leaves out, and GitHub does not. */
const YOUNG =
  parseRanges(`0870-0887 0889-088f 0897-089f 08b5 08c8-08d2 0c3c 0c5c-0c5d 0cdc-0cdd 0cf3 0ece 170d 1715
  171f 180f 1ac1-1aeb 1b4c 1c89-1c8a 1dfa 2c2f 2c5f 9ffd-9fff a7c0-a7c1 a7cc-a7db a7f1-a7f4`);

describe('toSlug', () => {
  it.each([
    ['快速开始', '快速开始'],
    ['1. 安装（Windows）', '1-安装windows'],
    ['安装 & 配置', '安装--配置'],
    ['v8.0 新特性', 'v80-新特性'],
    ['config.json 配置', 'configjson-配置'],
    ['API：获取 Token', 'api获取-token'],
    ['你好，世界！', '你好世界'],
    ['什么是 “坐席”？', '什么是-坐席'],
    ['配置/部署', '配置部署'],
    ['🚀 开始', '-开始'],
    ['C++ 与 C#', 'c-与-c'],
    ['Foo_Bar', 'foo_bar'],
  ])('makes of %s the anchor %s', (text, anchor) => {
    expect(toSlug(text)).toBe(anchor);
  });

  it('agrees with the package github-slugger on all characters of the basic plane', () => {
    const differences: string[] = [];
    for (let code = 0; code < 0x10000; code++) {
      // Half a character never gets here: parseMarkdown replaces it.
      const isSurrogate = code >= 0xd800 && code <= 0xdfff;
      const text = `A${String.fromCharCode(code)}b`;
      if (!isSurrogate && !YOUNG.has(code) && toSlug(text) !== slug(text))
        differences.push(code.toString(16));
    }
    expect(differences).toEqual([]);
  });
});

describe('createSlugRegister', () => {
  it.each([
    ['安装 安装 安装', '安装 安装-1 安装-2'],
    ['安装 安装 安装-1', '安装 安装-1 安装-1-1'],
    ['a-1 a a a', 'a-1 a a-2 a-3'],
    ['constructor constructor toString', 'constructor constructor-1 toString'],
  ])('gives to %s the ids %s', (ids, expected) => {
    const { takeFree } = createSlugRegister();
    expect(ids.split(' ').map(takeFree).join(' ')).toBe(expected);
  });

  it('counts as the package does, whatever the order', () => {
    const ids = Array.from(
      { length: 400 },
      (_, at) => ['a', 'a-1', 'b', 'a-1-1', 'a-2'][(at * at * 7) % 5] ?? '',
    );
    const { takeFree } = createSlugRegister();
    const slugger = new GithubSlugger();
    expect(ids.map(takeFree)).toEqual(ids.map((id) => slugger.slug(id)));
  });

  it('knows what is taken', () => {
    const { has, takeFree } = createSlugRegister();
    takeFree('a');
    takeFree('a');
    expect(['a', 'a-1', 'a-2'].map(has)).toEqual([true, true, false]);
  });
});

function parseRanges(text: string): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const range of text.split(/\s+/)) {
    const [from = '', to = from] = range.split('-');
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) codes.add(code);
  }
  return codes;
}
