import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { runCommandHere, startCommand } from '../../../support/runCommand.ts';
import { makeSite } from '../temporarySite.ts';

const root = join(import.meta.dirname, '../../../..');

const run = runCommandHere('check');

const BROKEN = { 'docs/b.md': '正文\n\n[断](none.md)', 'docs/a.md': '[断](#none)' };
const withStrict = (strict: unknown) => ({
  ...BROKEN,
  'manifest.json': JSON.stringify({ site: { title: '站', strict } }),
});

describe('npm run check', () => {
  it('prints findings with their paths from the project, and fails only when it is strict', {
    tags: 'check-warns',
  }, async () => {
    const siteDir = await makeSite(BROKEN);
    const { code, stdout } = await startCommand('check')(siteDir);
    expect(code).toBe(0);
    // A slow machine also says how far it is.
    const findings = stdout.split('\n').filter((line) => line.includes('.md:'));
    const from = relative(root, siteDir);
    expect(findings.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      `${from}/docs/a.md:1:5 broken-anchor`,
      `${from}/docs/b.md:3:5 broken-link`,
    ]);
    expect((await run(siteDir, ['--strict'])).code).toBe(1);
  });

  it('says where a page appears that the manifest does not list yet', async () => {
    const version = (name: string, path: string, more: object = {}) => ({
      ...{ name, label: name, path, dir: `docs/${name}`, ...more },
      docs: [{ id: 'a', path: `${path}/a`, title: '甲', file: 'docs/v8/a.md', hash: '0', ...more }],
    });
    const inherited = { inherits: 'v8', inheritedFrom: 'v8' };
    const versions = [
      version('v8', '/docs'),
      version('next', '/docs/next', inherited),
      version('v7', '/docs/v7', { ...inherited, banner: 'unmaintained' }),
    ];
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify({ site: { title: '站' }, versions }),
      'docs/v8/a.md': '# 甲\n\n[新](x.md)',
      'docs/v8/x.md': '# 新\n\n正文',
    });
    const line = '新页面 docs/v8/x.md 会出现在 v8（/docs/x）、next（/docs/next/x）\n';
    expect((await run(siteDir)).stdout).toContain(line);
    expect((await run(siteDir, ['--format', 'json'])).stderr).not.toContain('新页面');
  });

  it('passes a sound site when it is strict', async () => {
    expect((await run(await makeSite({ 'docs/a.md': '# 甲\n\n正文' }), ['--strict'])).code).toBe(0);
  });

  it('fails for a site that publishes nothing, whatever it forgives', async () => {
    const { code, stdout } = await run(await makeSite({ 'readme.txt': '' }));
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /nothing-published 站点没有页面.*\n检查了 0 个文件，1 处需要看一看，其中 1 处必须修改/,
    );
  });

  it('fails for what the site says that blocks it, and for nothing else', async () => {
    const codeOf = async (strict: unknown) => (await run(await makeSite(withStrict(strict)))).code;
    expect(await codeOf(false)).toBe(0);
    expect(await codeOf(['broken-image'])).toBe(0);
    expect(await codeOf(['broken-link'])).toBe(1);
    expect(await codeOf(true)).toBe(1);
  });

  it('writes JSON and nothing else to its output', async () => {
    const siteDir = await makeSite(withStrict(['broken-link']));
    const { stdout, stderr } = await run(siteDir, ['--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        file: `${relative(root, siteDir)}/docs/a.md`,
        line: 1,
        column: 5,
        rule: 'broken-anchor',
        isBlocking: false,
        values: { url: '#none', target: 'docs/a.md', anchor: 'none' },
      },
      { line: 3, column: 5, rule: 'broken-link', isBlocking: true, values: { url: 'none.md' } },
    ]);
    expect(stderr).toContain('2 处需要看一看，其中 1 处必须修改');
  });

  it('gives programs what a finding is about, without a word of its message', async () => {
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify({ site: { title: 'S', titel: 'T' }, redirects: { '/a': '/gone' } }),
      'docs/a.md': [
        '---\ntags: {}\n---\n# A\n\n### x\n\n<font>y</font>',
        '```js file="no.js"\n```\n\n<!--@include: a.md{99}-->',
        'a | b | c\n--- | ---\n1 | 2 | 3\n\n`a\u200bb` [^none]',
      ].join('\n\n'),
    });
    const findings: Finding[] = JSON.parse((await run(siteDir, ['--format', 'json'])).stdout);
    expect(findings.length).toBeGreaterThan(8);
    for (const { rule, line, message, values = {} } of findings) {
      expect(rule).toMatch(/^[a-z\d-]+$/);
      expect(line).toBeGreaterThan(0);
      expect(message).toMatch(/\p{Script=Han}/u);
      expect(JSON.stringify(values)).not.toMatch(/[^ -~]/);
    }
    const valuesOf = (name: string) => findings.find(({ rule }) => rule === name)?.values;
    expect(valuesOf('heading-gap')).toEqual({ from: 1, to: 3 });
    expect(valuesOf('dropped-html')).toEqual({ tag: 'font' });
    expect(valuesOf('broken-include')).toEqual({ file: 'no.js', fault: 'missing' });
    expect(valuesOf('not-a-table')).toEqual({ fault: 'cells', headCells: 3, delimiterCells: 2 });
    expect(valuesOf('invisible-character')).toEqual({ character: 'U+200B' });
    expect(valuesOf('undefined-footnote')).toEqual({ label: 'none' });
    expect(valuesOf('manifest')).toEqual({ field: 'site.titel' });
    expect(valuesOf('redirect')).toEqual({ from: '/a', to: '/gone' });
  });

  it('tells people of what many pages have once, and programs of each', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const links = names.map((name) => `[${name}](${name}.md#x-y)`).join('、');
    const siteDir = await makeSite({
      'docs/index.md': `# 首页\n\n${links}\n`,
      ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, '# 题\n\n正文\n\n### x.y\n'])),
    });
    const { stdout } = await run(siteDir);
    expect(stdout).toContain('请改为 2 级；从 1 级跳到 3 级的标题共有 6 处，只列出第一处');
    expect(stdout).toContain('请改为 xy（docs/a.md）；写法不符的锚点共有 6 处，只列出第一处');
    expect(stdout.split('\n').filter((line) => line.includes('.md:'))).toHaveLength(2);
    const all: unknown = JSON.parse((await run(siteDir, ['--format', 'json'])).stdout);
    expect(all).toHaveLength(12);
  });

  it('annotates for GitHub, and adds to the summary of the run', async () => {
    const siteDir = await makeSite({ ...BROKEN, 'summary.md': '先前\n' });
    const summary = join(siteDir, 'summary.md');
    const { code, stdout } = await run(siteDir, ['--format', 'github'], { GITHUB_STEP_SUMMARY: summary });
    expect(code).toBe(0);
    const file = `${relative(root, siteDir)}/docs/b.md`;
    expect(stdout).toContain(
      `\n::warning file=${file},line=3,col=5,title=链接打不开 broken-link::链接 none.md `,
    );
    const text = await readFile(summary, 'utf8');
    expect(text).toMatch(/^先前\n### 内容检查\n/);
    expect(text).toContain(`| ${file}:3:5 | 链接打不开`);
  });

  it('finds a manifest that cannot be read, which nothing forgives', async () => {
    const siteDir = await makeSite({ ...BROKEN, 'manifest.json': '{\n  "site": ' });
    const { code, stdout } = await run(siteDir, ['--format', 'github']);
    expect(code).toBe(1);
    const file = `${relative(root, siteDir)}/manifest.json`;
    expect(stdout).toContain(`::error file=${file},line=2,col=11,title=站点清单有误 manifest::`);
    expect(stdout).not.toContain('docs/b.md');
  });

  it('finds the line of what is wrong in a manifest, and of what it is missing from', async () => {
    const site = '{\n "site": { "title": "站" },\n "versions": [\n  { "name": "v8", "label": "v8"';
    const placeOf = async (rest: string) =>
      (await run(await makeSite({ 'manifest.json': site + rest }))).stdout.match(
        /manifest\.json:(\S+) manifest /,
      )?.[1];
    expect(await placeOf(',\n    "path": 8 }]\n}')).toBe('5:13');
    expect(await placeOf(' }]\n}')).toBe('4:3');
  });

  it('fixes what is certain in the files, says where, and has nothing to fix in them then', async () => {
    const text = '\uFEFF# 甲\r\n\r\n见［乙］（./b.md）。\r\n\r\n1、一\r\n2、二\r\n\r\n[断](none.md)\r\n';
    const siteDir = await makeSite({ 'docs/a.md': text, 'docs/b.md': '# 乙\n\n##标题\n\n正文\n' });
    const { stdout } = await run(siteDir, ['--fix']);
    const from = relative(root, siteDir);
    expect(stdout).toContain(`已改正 ${from}/docs/a.md:3:2 full-width-mark `);
    expect(stdout).toContain(`已改正 ${from}/docs/a.md:5:1 not-a-list `);
    expect(stdout).toContain(`已改正 ${from}/docs/b.md:3:1 missing-space `);
    expect(stdout).toMatch(/改正了 3 处，检查了 2 个文件，1 处需要看一看/);
    const read = (file: string) => readFile(join(siteDir, file), 'utf8');
    const fixed = '\uFEFF# 甲\r\n\r\n见[乙](./b.md)。\r\n\r\n1. 一\r\n2. 二\r\n\r\n[断](none.md)\r\n';
    expect([await read('docs/a.md'), await read('docs/b.md')]).toEqual([fixed, '# 乙\n\n## 标题\n\n正文\n']);
    expect((await run(siteDir, ['--fix'])).stdout).toMatch(/改正了 0 处/);
    expect(await read('docs/a.md')).toBe(fixed);
  });

  it('names the fixes in its help', async () => {
    expect((await run('.', ['--help'])).stdout).toMatch(/--fix +先直接改正/);
  });

  it('says which formats there are', async () => {
    const { code, stderr } = await run(await makeSite(BROKEN), ['--format', 'xml']);
    expect(code).toBe(1);
    expect(stderr).toContain('text、json、github');
  });

  it.each([
    [['--strct'], '没有选项「--strct」，是不是想写 --strict？'],
    [['--format'], '选项 --format 后面要写它的值'],
    [['--strict=yes'], '选项 --strict 后面不写值'],
    [['docs/a.md'], '不接受参数「docs/a.md」'],
  ])('answers %j in one line', async (args, problem) => {
    const { code, stderr } = await run(await makeSite(BROKEN), args);
    expect([code, stderr]).toEqual([2, `${problem}（用法：npm run check -- --help）\n`]);
  });
});
