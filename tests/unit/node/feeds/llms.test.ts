import { describe, expect, it } from 'vitest';
import type { Version } from '../../../../src/core/site/manifest/manifest.ts';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { llmsFiles, renderLlmsFull, renderLlmsList } from '../../../../src/node/feeds/llms.ts';
import { testManifest } from '../../../support/testManifest.ts';

const [v8, v7] = testManifest.versions as [Version, Version];

describe('llmsFiles', () => {
  it('puts the latest version’s at the root, those of the others in their folder', () => {
    expect(llmsFiles(testManifest, v8).list).toBe('/llms.txt');
    expect(llmsFiles(testManifest, v7).full).toBe('/docs/v7/llms-full.txt');
  });
});

describe('renderLlmsList', () => {
  it('names every page’s markdown, by category, and the other versions', () => {
    expect(renderLlmsList(testManifest, v8, true)).toBe(`# 测试站

> 一句话。版本 v8

全文在一个文件里：https://example.org/llms-full.txt

## 渠道

- [部署](https://example.org/docs/v8/deploy.md): 怎样部署

## 其他

- [文档](https://example.org/docs/v8/index.md)
- [安装](https://example.org/docs/v8/%E5%AE%89%E8%A3%85.md)

## Optional

- [关于](https://example.org/pages/about.md)
- [v7](https://example.org/docs/v7/llms.txt): 这个版本的文档
- [v6](https://example.org/docs/v6/llms.txt): 这个版本的文档
`);
  });
});

/** Its 部署 and its page 关于 lose their addresses to the root page and the doc 安装. */
const contested = parseManifest(
  JSON.stringify(testManifest)
    .replace('"path":"/docs/deploy"', '"path":"/docs/index.html"')
    .replace('"path":"/about"', '"path":"/docs/安装/"'),
);
const [contestedV8] = contested.versions as [Version];

describe('pages that another one’s address is', () => {
  it('are in neither file: who asks there is given the other page', async () => {
    const list = renderLlmsList(contested, contestedV8, true);
    expect(list).toContain('v8/index.md');
    expect(list).not.toMatch(/deploy\.md|about\.md/);
    const body = { body: '文字\n', bodyLine: 1, addresses: [], hasTitle: false };
    const full = await renderLlmsFull(contested, contestedV8, async () => body);
    expect(full?.match(/^地址：.*$/gm)).toEqual([
      '地址：https://example.org/docs/',
      '地址：https://example.org/docs/%E5%AE%89%E8%A3%85',
    ]);
  });
});

describe('renderLlmsFull', () => {
  it('holds all pages one after another, with their addresses and a title each', async () => {
    const full = await renderLlmsFull(testManifest, v8, async ({ id, title }) =>
      id === 'deploy'
        ? {
            body: `\n# ${title}\n\n见[安装](安装.md)。\n`,
            bodyLine: 1,
            addresses: [{ line: 4, column: 7, text: '安装.md', href: '安装.md' }],
            hasTitle: true,
          }
        : { body: '文字\n', bodyLine: 1, addresses: [], hasTitle: false },
    );
    expect(full?.split('\n---\n').map((part) => part.trim())).toEqual([
      '# 测试站\n\n> 一句话。版本 v8',
      '地址：https://example.org/docs/deploy\n\n# 部署\n\n见[安装](https://example.org/docs/%E5%AE%89%E8%A3%85)。',
      '地址：https://example.org/docs/\n\n# 文档\n\n文字',
      '地址：https://example.org/docs/%E5%AE%89%E8%A3%85\n\n# 安装\n\n文字',
    ]);
  });

  it('is not written where it is too long, and nothing leads to it', async () => {
    const long = async () => ({ body: '字'.repeat(2_000_000), bodyLine: 1, addresses: [], hasTitle: false });
    expect(await renderLlmsFull(testManifest, v8, long)).toBeUndefined();
    const unread = () => Promise.reject(new Error('读了正文'));
    expect(await renderLlmsFull(testManifest, v8, unread, async () => 5_000_001)).toBeUndefined();
    expect(renderLlmsList(testManifest, v8, false)).not.toContain('llms-full');
  });
});
