import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkCopywriting,
  fixCopywriting,
  listManifestPieces,
} from '../../../../src/node/copywriting/checkCopywriting.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { findSegmentLine, type TextSegment } from '../../../../src/writer/copywriting/textSegment.ts';
import { makeSite } from '../temporarySite.ts';

const table = 'require: [h1, description, keywords]\nterms:\n  - { write: 登录, not: [登陆] }\n';

async function check(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const found = await checkCopywriting(await makeSite({ '.copywriting.yml': table, ...files }));
  return formatFindings(found?.findings ?? [], '').map((line) => line.split(' ').slice(0, 2).join(' '));
}

describe('checkCopywriting', () => {
  it('finds nothing in a site without a table', async () => {
    expect(await checkCopywriting(await makeSite({ 'docs/a.md': '登陆Docker' }))).toBeUndefined();
  });

  it('lints pages, front matter, category files and the manifest, with file and line', async () => {
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

  it('lints included texts, without required fields', async () => {
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

  it('lints the pages of versions in any folder', async () => {
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

  it('lints translations', async () => {
    const locales = [
      { locale: 'en', label: 'English' },
      { locale: 'zh-Hans', label: '中文', path: '/zh/' },
    ];
    expect(
      await check({
        '.copywriting.yml': 'terms: [{ write: 登录, not: [登陆] }]',
        'manifest.json': JSON.stringify({ site: { title: 'Site', defaultLocale: 'en' }, locales }),
        'docs/a.md': '# Sign in\n',
        'zh/manifest.json': '{ "site": { "title": "登陆" } }',
        'zh/docs/a.md': '# 登陆\n',
        'zh/README.md': '登陆',
      }),
    ).toEqual(['zh/docs/a.md:1:3 term', 'zh/manifest.json:1:23 term']);
  });

  it('throws for a table in another encoding', async () => {
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

  it('lints again after the table changes, in spite of the cache', async () => {
    const text = { 'docs/a.md': '登陆' };
    expect(
      await check({ ...text, '.copywriting.yml': 'terms: [{ write: 登录, not: [登陆] }]' }),
    ).toHaveLength(1);
    expect(await check({ ...text, '.copywriting.yml': 'terms: []' })).toEqual([]);
  });

  it('requires a title of diagrams where the table does', async () => {
    const diagram = (meta: string, line: string) =>
      `\`\`\`mermaid${meta}\nflowchart TD\n${line}  A --> B\n\`\`\`\n`;
    expect(
      await check({
        '.copywriting.yml': 'require: [diagram-name]',
        'docs/a.md': `# 甲\n\n${diagram('', '')}\n${diagram(' title="乙"', '')}\n${diagram('', '  accTitle: 丙\n')}`,
      }),
    ).toEqual(['docs/a.md:3 missing-diagram-name']);
  });

  it('does not accept a file name as title, and looks for accTitle in the file', async () => {
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

  it('checks the requirements of the table on every page', async () => {
    expect(await check({ 'docs/a.md': '正文' })).toEqual([
      'docs/a.md:1 missing-description',
      'docs/a.md:1 missing-h1',
      'docs/a.md:1 missing-keywords',
    ]);
    const text = '---\ndescription: 简介\nkeywords: [甲]\n---\n\n# 标题\n\n正文\n';
    expect(await check({ 'docs/a.md': text })).toEqual([]);
  });
});

describe('fixCopywriting', () => {
  it('fixes findings with one correction, everywhere in a line', async () => {
    const folder = await makeSite({
      '.copywriting.yml': [
        'names: [Docker]',
        'terms:',
        '  - { write: 坐席, not: [座席] }',
        '  - { write: 登录/登陆, not: [登入] }',
        'forbidden:',
        '  - { why: 太随便, words: [好玩] }',
      ].join('\n'),
      'docs/a.md':
        '---\ndescription: 启动docker服务\n---\n\n# 启动docker服务,好\r\n\n座席 登入,很好玩。用`docker`命令,座席再见\n',
    });
    expect((await fixCopywriting(folder)).length).toBeGreaterThan(5);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe(
      '---\ndescription: 启动 Docker 服务\n---\n\n# 启动 Docker 服务，好\r\n\n坐席登入，很好玩。用 `docker` 命令，坐席再见\n',
    );
    const left = (await checkCopywriting(folder))?.findings.map(({ rule }) => rule);
    expect(left).toEqual(['term', 'forbidden-word']);
    expect(await fixCopywriting(folder)).toEqual([]);
  });

  it('preserves the BOM, and skips files in another encoding', async () => {
    const foreign = Buffer.concat([
      Buffer.from('# 启动docker服务\n\n'),
      Buffer.from([0xc4, 0xe3, 0xba, 0xc3]),
    ]);
    const folder = await makeSite({
      '.copywriting.yml': 'names: [Docker]\n',
      'docs/a.md': '\uFEFF# 启动docker服务\n',
      'docs/b.md': foreign,
    });
    await fixCopywriting(folder);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe('\uFEFF# 启动 Docker 服务\n');
    expect((await readFile(join(folder, 'docs/b.md'))).equals(foreign)).toBe(true);
  });

  it('keeps link definitions and URLs', async () => {
    const text = [
      '看[安装](安装docker.md)docker，[启动docker][]和[停止docker]，![图docker]。',
      '**登**陆[页](登陆.md)，**登**陆<a href="登陆.md">页</a>',
      '见[新docker服务][旧docker]。',
      '[启动docker]: a.md\n[停止docker]: b.md\n[图docker]: c.png\n[旧docker]: d.md\n',
    ];
    const folder = await makeSite({
      '.copywriting.yml': 'names: [Docker]\nterms: [{ write: 登录, not: [登陆] }]\n',
      'docs/a.md': text.join('\n\n'),
    });
    await fixCopywriting(folder);
    const fixed = (await readFile(join(folder, 'docs/a.md'), 'utf8')).split('\n\n');
    const kept = ['(安装docker.md)', '[启动docker][]', '[停止docker]', '![图docker]'];
    for (const words of kept) expect(fixed[0]).toContain(words);
    expect(fixed.slice(1)).toEqual([text[1], '见[新 Docker 服务][旧docker]。', text[3]]);
  });

  it('changes nothing in a site without a table', async () => {
    const folder = await makeSite({ 'docs/a.md': '# 启动docker服务,好\n' });
    expect(await fixCopywriting(folder)).toEqual([]);
  });
});

const show = (pieces: readonly TextSegment[]) =>
  pieces.map((piece) => `${findSegmentLine(piece, 0)} ${piece.text}`);

describe('listManifestPieces', () => {
  it('ignores invalid JSON', () => {
    expect(listManifestPieces('{ "site": ')).toEqual([]);
  });

  it('lists the handwritten texts, parsed as markdown', () => {
    const manifest = {
      site: { title: '春松', announcementBar: { content: '已停止。[阅读](/docs/)' } },
      versions: [{ name: 'v8', label: '版本', docs: [{ title: '生成的' }], sidebars: { s: ['生成的'] } }],
    };
    expect(show(listManifestPieces(JSON.stringify(manifest, null, 1)))).toEqual([
      '3 春松',
      '5 已停止。阅读',
      '11 版本',
    ]);
  });
});
