import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { makeSite } from '../temporarySite.ts';

const table = 'require: [h1, description, keywords]\nterms:\n  - { write: 登录, not: [登陆] }\n';

async function check(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const found = await checkCopywriting(await makeSite({ '.copywriting.yml': table, ...files }));
  return formatFindings(found?.findings ?? [], '').map((line) => line.split(' ').slice(0, 2).join(' '));
}

describe('checkCopywriting', () => {
  it('says nothing about a site without a table', async () => {
    expect(await checkCopywriting(await makeSite({ 'docs/a.md': '登陆Docker' }))).toBeUndefined();
  });

  it('reads pages, front matter, category files and the manifest, and names file and line', async () => {
    const head = '---\ndescription: 怎样登陆\nkeywords: [登录]\n---\n\n# 登录\n';
    expect(
      await check({
        'docs/v1/a.md': `${head}\n用 \`a\` 登陆。\n`,
        'docs/v1/b/_category_.json': '{\n  "label": "登陆"\n}',
        'pages/c.md': `${head.replace('登陆', '登录')}\n启动Docker。\n`,
        'manifest.json': '{\n  "site": { "title": "登陆" }\n}',
        'README.md': '登陆',
      }),
    ).toEqual([
      'docs/v1/a.md:2:16 term',
      'docs/v1/a.md:8:7 term',
      'docs/v1/b/_category_.json:2:13 term',
      'manifest.json:2:23 term',
      'pages/c.md:8:3 spacing',
    ]);
  });

  it('reads the texts that pages show of other files, and asks nothing more of them', async () => {
    const page = '---\ndescription: 怎样做\nkeywords: [登录]\n---\n\n# 登录\n';
    const include =
      '\n<!-- @include: ./_a.md -->\n\n<!-- @include: /parts/b.md -->\n\n<!-- @include: ./none.md -->\n';
    expect(
      await check({
        'docs/a.md': page + include,
        'docs/b.md': page + include,
        'docs/_a.md': '登陆\n',
        'docs/_other.md': '登陆\n',
        'parts/b.md': '先登陆。\n',
      }),
    ).toEqual(['docs/_a.md:1:1 term', 'parts/b.md:1:2 term']);
  });

  it('reads the pages of versions wherever their folders are', async () => {
    const site = { title: '站' };
    const handbook = { name: 'v1', label: 'v1', path: '/docs', dir: 'handbook' };
    const elsewhere = { 'handbook/a.md': '# 甲\n\n登录，登陆\n', 'other/b.md': '登陆', 'README.md': '登陆' };
    const terms = { '.copywriting.yml': 'terms: [{ write: 登录, not: [登陆] }]' };
    expect(
      await check({
        ...terms,
        ...elsewhere,
        'manifest.json': JSON.stringify({ site, versions: [handbook] }),
      }),
    ).toEqual(['handbook/a.md:3:4 term']);
    expect(await check({ ...terms, 'a.md': '登陆', 'b/c.md': '登陆' })).toEqual([
      'a.md:1:1 term',
      'b/c.md:1:1 term',
    ]);
  });

  it('takes no table in another encoding: its words would be found nowhere', async () => {
    const gbk = Buffer.from('names: ["\xca\xd7\xd2\xb3"]\n', 'latin1');
    await expect(check({ '.copywriting.yml': gbk, 'docs/a.md': '正文' })).rejects.toThrow(
      '.copywriting.yml 不是 UTF-8 编码，请另存为 UTF-8',
    );
  });

  it('counts no column for a byte order mark', async () => {
    expect(
      await check({
        '.copywriting.yml': 'terms:\n  - { write: 登录, not: [登陆] }\n',
        'docs/a.md': '\uFEFF# 登陆\n',
        'docs/_category_.json': '\uFEFF{ "label": "登陆" }',
        'manifest.json': '\uFEFF{ "site": { "title": "登陆" } }',
      }),
    ).toEqual(['docs/_category_.json:1:13 term', 'docs/a.md:1:3 term', 'manifest.json:1:23 term']);
  });

  it('judges a text anew when the table has changed, though what was found in it is kept', async () => {
    const text = { 'docs/a.md': '登陆' };
    expect(
      await check({ ...text, '.copywriting.yml': 'terms: [{ write: 登录, not: [登陆] }]' }),
    ).toHaveLength(1);
    expect(await check({ ...text, '.copywriting.yml': 'terms: []' })).toEqual([]);
  });

  it('asks of diagrams a name where the table does: a title of the fence, or accTitle', async () => {
    const diagram = (meta: string, line: string) =>
      `\`\`\`mermaid${meta}\nflowchart TD\n${line}  A --> B\n\`\`\`\n`;
    expect(
      await check({
        '.copywriting.yml': 'require: [diagram-name]',
        'docs/a.md': `# 甲\n\n${diagram('', '')}\n${diagram(' title="乙"', '')}\n${diagram('', '  accTitle: 丙\n')}`,
      }),
    ).toEqual(['docs/a.md:3 missing-diagram-name']);
  });

  it('takes no file’s name for a diagram’s, and looks for accTitle in the file', async () => {
    const include = (words: string) => `\`\`\`mermaid file="${words}\n\`\`\`\n`;
    const site = {
      '.copywriting.yml': 'require: [diagram-name]',
      'docs/a.md': `# 甲\n\n${include('/bare.mmd"')}\n${include('/bare.mmd" title="乙"')}\n${include('/named.mmd"')}`,
      'bare.mmd': 'graph LR\n  A --> B\n',
    };
    const folder = await makeSite({ ...site, 'named.mmd': 'graph LR\n  A --> B\n' });
    const lines = async () => (await checkCopywriting(folder))?.findings.map(({ line }) => line);
    expect(await lines()).toEqual([3, 9]);
    await writeFile(join(folder, 'named.mmd'), 'graph LR\n  accTitle: 丙\n  A --> B\n');
    expect(await lines()).toEqual([3]);
  });

  it('asks of every page what the table requires', async () => {
    expect(await check({ 'docs/a.md': '正文' })).toEqual([
      'docs/a.md:1 missing-description',
      'docs/a.md:1 missing-h1',
      'docs/a.md:1 missing-keywords',
    ]);
    const text = '---\ndescription: 简介\nkeywords: [甲]\n---\n\n# 标题\n\n正文\n';
    expect(await check({ 'docs/a.md': text })).toEqual([]);
  });
});
