import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { toUtf16 } from '../../../support/utf16.ts';
import { writeFiles } from '../../../support/writeFiles.ts';
import { makeSite } from '../temporarySite.ts';

const foreign = join(import.meta.dirname, '../../../fixtures/foreign');

/** `文件:行 规则` of each finding. */
const places = (findings: Parameters<typeof formatFindings>[0]) =>
  formatFindings(
    findings.map((finding) => ({ ...finding, column: undefined, message: '' })),
    '',
  ).map((line) => line.trim());

describe('checkContent', () => {
  it('finds all mistakes of the foreign site and nothing else', {
    tags: 'check-finds-all',
  }, async () => {
    const expected = JSON.parse(await readFile(join(foreign, 'expected-findings.json'), 'utf8'));
    const { findings } = await checkContent(foreign);
    // What HTML may hold is for the tests of the parser to say.
    const isOurs = (place: string) => !place.startsWith('docs/problems/html.md');
    expect(places(findings).filter(isOurs)).toEqual(places(expected).filter(isOurs));
  });

  it('suggests a slash for a link that counts from the top', async () => {
    const { findings } = await checkContent(
      await makeSite({
        'index.md': '# 首页\n\n[指南](guide/a.md)',
        'guide/a.md': '# 甲\n\n看[乙](guide/b.md)。\n',
        'guide/b.md': '# 乙\n\n正文\n',
      }),
    );
    expect(findings.map(({ rule, values }) => [rule, values?.near])).toEqual([
      ['broken-link', '/guide/b.md'],
    ]);
  });

  it('finds nothing in a site without mistakes', async () => {
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n[甲](a.md#安装)、[关于](/about)',
      'docs/a.md': '# 甲\n\n正文\n\n## 安装\n',
      'pages/about.md': '# 关于\n\n[首页](/docs/)',
    });
    const { findings, pages } = await checkContent(siteDir);
    expect(formatFindings(findings, '')).toEqual([]);
    expect(pages).toBe(3);
  });

  it('checks the anchors of an inherited page in each version that shows it', async () => {
    const siteDir = await makeSite({
      'docs/v2/index.md': '# 首页\n\n[乙](b.md#安装)、[丙](c.md#升级)',
      'docs/v2/b.md': '# 乙\n\n正文\n\n## 安装\n',
      'docs/v2/c.md': '# 丙\n\n正文\n\n## 升级\n',
      'docs/v1/b.md': '# 乙\n\n另一种正文\n',
      'manifest.json': `{
  "site": { "title": "站" },
  "versions": [
    { "name": "v2", "label": "v2", "isLast": true, "path": "/docs", "dir": "docs/v2" },
    { "name": "v1", "label": "v1", "path": "/docs/v1", "dir": "docs/v1", "inherits": "v2" }
  ]
}`,
    });
    const { findings } = await checkContent(siteDir);
    expect(places(findings)).toEqual(['docs/v2/index.md:3 broken-anchor']);
    expect(findings[0]?.values).toMatchObject({ target: 'docs/v1/b.md', anchor: '安装' });
  });

  it('reports an accent color in which text is hard to read, and font files that do not exist', async () => {
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n正文',
      'fonts/a.woff2': '',
      'manifest.json': `{
  "site": { "title": "站", "theme": {
    "accent": { "light": "#3451b2",
      "dark": "#003366" },
    "font": { "families": "A", "files": [{ "src": "/fonts/a.woff2" }, { "src": "/fonts/b.woff2" }] }
  } },
  "versions": [{ "name": "v1", "label": "v1", "path": "/docs", "dir": "docs" }]
}`,
    });
    const { findings } = await checkContent(siteDir);
    expect(places(findings)).toEqual(['manifest.json:4 low-contrast', 'manifest.json:5 broken-link']);
    expect(findings[0]).toMatchObject({
      column: 15,
      message:
        'site.theme.accent.dark 颜色 #003366 的文字在暗黑主题里看不清：对比度只有 1.0，应不低于 4.5；已改用 #7895d2',
      values: { field: 'site.theme.accent.dark', color: '#003366', near: '#7895d2' },
    });
  });

  it('reports a category file in another encoding once', async () => {
    const page = '# 甲\n\n正文\n';
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n[甲](a/b.md)、[乙](c/d.md)、[丙](e/f.md)',
      'docs/a/b.md': page,
      'docs/a/_category_.json': Buffer.from('{ "label": "\xca\xd7\xd2\xb3" }', 'latin1'),
      'docs/c/d.md': page,
      'docs/c/_category_.yml': Buffer.from('label: \xca\xd7\xd2\xb3', 'latin1'),
    });
    // UTF-16 with its mark is no other encoding.
    await writeFiles(siteDir, { 'docs/e/_category_.yml': toUtf16('label: 丙\n'), 'docs/e/f.md': page });
    const told = '分类文件不是 UTF-8 编码，已忽略，请另存为 UTF-8';
    expect(formatFindings((await checkContent(siteDir)).findings, '')).toEqual([
      `docs/a/_category_.json:1 bad-encoding ${told}`,
      `docs/c/_category_.yml:1 bad-encoding ${told}`,
    ]);
  });

  it('reports links that are not followed, and reads the others as if their target were there', async () => {
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n[甲](a/b.md)',
      'docs/a/b.md': '# 甲\n\n正文',
      'shared/c.md': '# 丙\n\n正文',
      'pictures/p.png': '',
    });
    await symlink('../../shared', join(siteDir, 'docs/a/shared'));
    await symlink('.', join(siteDir, 'docs/loop'));
    await symlink('../pictures', join(siteDir, 'docs/pictures'));
    await symlink('shared', join(siteDir, 'elsewhere'));
    await symlink('index.md', join(siteDir, 'docs/_part.md'));
    await symlink('/etc/passwd', join(siteDir, 'docs/pw.md'));
    await symlink('/etc/passwd', join(siteDir, 'docs/.pw.md'));
    await symlink('gone.md', join(siteDir, 'docs/lost.md'));
    expect(formatFindings((await checkContent(siteDir)).findings, '')).toEqual([
      'docs/loop:1 file-link docs/loop 是一个链接，它指向的 docs 包含这个链接自己，没有跟随；请删除这个链接',
      'docs/lost.md:1 file-link docs/lost.md 是一个链接，它指向的 gone.md 打不开；请改正或删除这个链接',
      'docs/pw.md:1 file-link docs/pw.md 是一个链接，它指向的 /etc/passwd 不在站点文件夹里，没有发布；请把内容复制进站点文件夹，或把 SITE_DIR 指到它所在的真实文件夹，确实要发布它时给命令加上 --follow-links（npm 的命令写 -- --follow-links）',
    ]);
  });

  it('reports cells that a table does not render, and how to escape |', async () => {
    const table = [
      '| 命令 | 作用 |',
      '|--|--|',
      '| `a|b` | 丢失 |',
      '| `a\\|b` | 在 |',
      '| 一 | 二 | |',
      '| 一 | 二 |\u200B',
      '| 一 |',
    ];
    const siteDir = await makeSite({ 'docs/index.md': `# 首页\n\n正文\n\n${table.join('\n')}\n` });
    expect(formatFindings((await checkContent(siteDir)).findings, '')).toEqual([
      'docs/index.md:7:11 lost-cell 这一行比表头多 1 格，多出的「丢失」不显示；单元格里的 | 请写成 \\|',
    ]);
  });

  it('reports the definition of a broken link once, not each use', async () => {
    const text =
      '见 [甲][x]、[乙][x]。\n\n[x]、![图][p] 和 [丙](b.md) [丁](b.md)，[戊][x]。\n\n> [x]: a.md\n\n[p]: p.png\n';
    const siteDir = await makeSite({ 'docs/index.md': `# 首页\n\n${text}` });
    const missing = '没有对应的页面，请检查路径和文件名';
    expect(formatFindings((await checkContent(siteDir)).findings, '')).toEqual([
      `docs/index.md:5:19 broken-link 链接 b.md ${missing}`,
      `docs/index.md:5:29 broken-link 链接 b.md ${missing}`,
      `docs/index.md:7:8 broken-link 链接 a.md ${missing}`,
      'docs/index.md:9:6 broken-image 图片 p.png 文件不存在（docs/p.png）',
    ]);
  });

  it('checks code that pages include from other files', async () => {
    const page = (words: string) => `# 甲\n\n正文\n\n\`\`\`yaml ${words}\n\`\`\`\n`;
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n[甲](a.md)、[乙](b.md)、[丙](c.md)',
      'docs/a.md': page('file="/files/app.yml" lines="1-2"'),
      'docs/b.md': page('file="../files/app.yml" lines="2-5"'),
      'docs/c.md': page('file="./app.yml"'),
      'files/app.yml': '一: 1\n二: 2\n',
    });
    const { findings } = await checkContent(siteDir);
    expect(formatFindings(findings, '')).toEqual([
      'docs/b.md:5:15 broken-include 引用的文件 ../files/app.yml 只有 2 行，行号超出了范围',
      'docs/c.md:5:15 broken-include 引用的文件 ./app.yml 取不到，请检查路径和文件名',
    ]);
  });

  it('names unknown keys of front matter, category files and manifest, with the nearest known one', async () => {
    const manifest = {
      $schema: './manifest.schema.json',
      site: { title: '站', redirects: [], navbar: { items: [{ labell: '甲', href: '/docs/' }] } },
      versions: [{ name: 'v1', label: '1', path: '/docs', dir: 'docs', x_owner: '甲' }],
    };
    const siteDir = await makeSite({
      // Editors on Windows put a byte order mark in front.
      'manifest.json': `\uFEFF${JSON.stringify(manifest, null, 2)}`,
      'docs/index.md': '---\ndescription: 首页\nsidbar_position: 1\nredirect_from: /old\n---\n# 首页\n',
      'docs/a/_category_.yml': 'label: 甲\ncolapsed: true\n',
      'docs/a/b.md': '# 乙\n\n正文\n',
    });
    const { findings } = await checkContent(siteDir);
    expect(formatFindings(findings, '')).toEqual([
      'docs/a/_category_.yml:2 category-file colapsed 不是已知的字段（是不是想写 collapsed？），这一项已忽略',
      'docs/index.md:3 front-matter sidbar_position 不是已知的字段（是不是想写 sidebar_position？），这一项已忽略',
      'docs/index.md:4 front-matter redirect_from 不是已知的字段（自用的字段请以 x_ 开头），这一项已忽略',
      'manifest.json:5:18 manifest site.redirects 不是已知的字段（自用的字段请以 x_ 开头），这一项已忽略',
      'manifest.json:9:21 manifest site.navbar.items[0].labell 不是已知的字段（是不是想写 label？），这一项已忽略',
    ]);
  });

  it('groups a field, a component or a host of many pages, not misspelt fields', async () => {
    const text = (name: string) =>
      `---\naliases: [/x]\nsidbar_position: 1\n---\n# 甲\n\n正文 <Since v="1" />\n\n![](//b.cn/${name}.png)\n`;
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const siteDir = await makeSite({
      'docs/index.md': `---\ndate: 2020-01-01\n---\n# 首页\n\n${names.map((name) => `[${name}](${name}.md)`)}`,
      ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, text(name)])),
    });
    const told = formatFindings((await checkContent(siteDir)).findings, '');
    expect(told.filter((line) => !line.includes('sidbar_position'))).toEqual([
      'docs/a.md:2 front-matter aliases 不是已知的字段（自用的字段请以 x_ 开头），这一项已忽略；字段 aliases 共有 6 处，只列出第一处',
      'docs/a.md:7:4 dropped-html 不认识组件 <Since>，只显示它的文字和里面的内容；组件 <Since> 共有 6 处，只列出第一处',
      'docs/a.md:9:5 broken-image 图片 //b.cn/a.png 在其他网站上，页面不向那里请求文件，读者看不到它；请把文件放进站点文件夹，改用站内的路径，或者在 manifest.json 的 site.imageHosts 里写上它的主机；b.cn 上的文件共有 6 处，只列出第一处',
      'docs/index.md:2 front-matter date 不是已知的字段（自用的字段请以 x_ 开头），这一项已忽略',
    ]);
    expect(told).toHaveLength(10);
  });

  it('reports a listed file that does not exist', async () => {
    const docs = [{ id: 'x', path: '/docs/x', title: 'X', file: 'docs/x.md' }];
    const versions = [
      { name: 'v1', label: '1', path: '/docs', docs, sidebars: { s: [{ type: 'doc', id: 'x' }] } },
    ];
    const siteDir = await makeSite({ 'manifest.json': JSON.stringify({ site: { title: 'T' }, versions }) });
    expect(places((await checkContent(siteDir)).findings)).toEqual(['manifest.json:1 broken-link']);
  });

  it('finds pictures, video and audio of other hosts with their lines', async () => {
    const text = [
      '![图](https://x.y/a.png)与[![徽章](https://x.y/b.svg)](https://x.y)、[网页](https://x.y/c.png)',
      '<video src="https://x.y/d.mp4" poster="//x.y/e.png"></video>',
      '<audio>\n  <source src="https://x.y/f.mp3">\n</audio>',
      '<picture>\n  <source srcset="a.png, https://x.y/g.png 2x">\n  <img src="a.png" srcset="https://x.y/h.png 2x">\n</picture>',
      '![图][r] ![字](data:image/png;base64,AA==)\n\n[r]: https://x.y/i.png',
    ].join('\n\n');
    const siteDir = await makeSite({ 'docs/index.md': text, 'docs/a.png': '' });
    const { findings } = await checkContent(siteDir);
    const shown = findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
    const say = '在其他网站上，页面不向那里请求文件，读者看不到它；请把文件放进站点文件夹，改用站内的路径';
    const sayOfImage = `${say}，或者在 manifest.json 的 site.imageHosts 里写上它的主机`;
    expect(shown).toEqual([
      `docs/index.md:1 broken-image 图片 https://x.y/a.png ${sayOfImage}`,
      `docs/index.md:1 broken-image 图片 https://x.y/b.svg ${sayOfImage}`,
      `docs/index.md:3 broken-image 视频 https://x.y/d.mp4 ${say}`,
      `docs/index.md:3 broken-image 图片 //x.y/e.png ${sayOfImage}`,
      `docs/index.md:6 broken-image 音频 https://x.y/f.mp3 ${say}`,
      `docs/index.md:10 broken-image 图片 https://x.y/g.png ${sayOfImage}`,
      `docs/index.md:11 broken-image 图片 https://x.y/h.png ${sayOfImage}`,
      `docs/index.md:16 broken-image 图片 https://x.y/i.png ${sayOfImage}`,
    ]);
  });

  it('reports no picture of a host that the manifest allows, but its video', async () => {
    const versions = [{ name: 'v1', label: '1', path: '/docs', dir: 'docs' }];
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify({ site: { title: 'T', imageHosts: ['https://x.y'] }, versions }),
      'docs/index.md':
        '# 页\n\n![图](https://x.y/a.png)\n\n<video src="https://x.y/d.mp4"></video>\n\n![图](https://z.y/a.png)\n',
    });
    const { findings } = await checkContent(siteDir);
    expect(places(findings).filter((place) => place.endsWith('image'))).toEqual([
      'docs/index.md:5 broken-image',
      'docs/index.md:7 broken-image',
    ]);
  });

  it('does not suggest moving a handwritten doc', async () => {
    const spellings = ['docs/v1/a.md', './docs//v1/b.md', 'docs/v1/./c.md', 'docs/v2/../v1/d.md'];
    const docs = spellings.map((file, at) => ({ id: file, path: `/docs/${at}`, title: file, file }));
    const items = docs.map(({ id }) => ({ type: 'doc', id }));
    const versions = [{ name: 'v1', label: '1', path: '/docs', docs, sidebars: { s: items } }];
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify({ site: { title: 'T' }, versions }),
      ...Object.fromEntries(['a', 'b', 'c', 'd', 'forgotten'].map((id) => [`docs/v1/${id}.md`, '正文'])),
    });
    const { findings } = await checkContent(siteDir);
    // What is really missing from the list stands in the right folder already.
    expect(places(findings)).toEqual(['docs/v1/forgotten.md:1 orphan']);
    expect(findings[0]?.message).toContain('请把它加进 manifest.json 里版本 v1 的 docs');
  });

  it('names the line of a missing video, audio or poster', async () => {
    const siteDir = await makeSite({
      'docs/a.md':
        '# 甲\n\n正文\n\n<video src="a.mp4" poster="a.png"></video>\n\n<audio controls>\n<source src="a.mp3">\n</audio>\n',
    });
    expect(places((await checkContent(siteDir)).findings)).toEqual([
      'docs/a.md:5 broken-image',
      'docs/a.md:5 broken-image',
      'docs/a.md:8 broken-image',
    ]);
  });

  it('names the column of a link and of a text finding', async () => {
    const text =
      '---\ndescription: 简介\n---\n# 甲\n\n见 [乙](none.md)、<font>丙</font>\n\n- 项 ![图](no.png)\n\n#### 丁\n';
    const { findings } = await checkContent(await makeSite({ 'docs/a.md': text }));
    expect(formatFindings(findings, '').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/a.md:6:7 broken-link',
      'docs/a.md:6:16 dropped-html',
      'docs/a.md:8:10 broken-image',
      'docs/a.md:10:1 heading-gap',
    ]);
  });

  it('names a rule in site.strict that there is not', async () => {
    const manifest = {
      site: { title: '站', strict: ['broken-link', 'broken-links'] },
      versions: [{ name: 'v1', label: '1', path: '/docs', dir: 'docs' }],
    };
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify(manifest),
      'docs/index.md': '# 甲\n\n正文',
    });
    const { findings } = await checkContent(siteDir);
    expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      'manifest site.strict[1] 没有名为「broken-links」的规则，名称见 npm run check -- --help，这一项已忽略',
    ]);
  });

  it('reports progress', async () => {
    const told: string[] = [];
    const siteDir = await makeSite({ 'docs/a.md': '正文', 'docs/b.md': '正文' });
    await checkContent(siteDir, { onProgress: (step, done, total) => told.push(`${step} ${done}/${total}`) });
    expect(told).toEqual(['检查文件 1/2', '检查文件 2/2']);
  });

  it('reports repeated keys, version names and value names', async () => {
    const siteDir = await makeSite({
      'docs/v1/index.md': '# 一\n\n文。\n',
      'manifest.json': `{
        "site": { "title": "甲", "tagline": "", "title": "乙",
          "values": [{ "name": "IP", "label": "一" }, { "name": "IP", "label": "二" }] },
        "versions": [
          { "name": "v1", "label": "1", "path": "/docs", "path": "/docs", "path": "/docs" },
          { "name": "v1", "label": "2", "path": "/docs/v2" }
        ]
      }`,
    });
    const { findings } = await checkContent(siteDir);
    expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '6 versions[1].name 「v1」已是另一个版本的名称，两个版本会显示同样的页面；请改名',
      '3 site.values[1].name 「IP」已经有了，只用第一个，这一项已忽略',
      '2 site.title 写了不止一次，只用最后一个，前面的已忽略',
      '5 versions[0].path 写了不止一次，只用最后一个，前面的已忽略',
    ]);
  });

  it.each([
    ['docs.example.org', 1],
    ['https:/docs.example.org', 1],
    ['https://docs.example.org/?a=1', 1],
    ['', 0],
    ['https://docs.example.org', 0],
    ['http://10.0.0.1:8080/docs/', 0],
  ])('tells of an address of the site that is none: %s', async (url, count) => {
    const siteDir = await makeSite({
      'manifest.json': JSON.stringify({
        site: { title: '站', url },
        versions: [{ name: 'v1', label: '1', path: '/docs' }],
      }),
    });
    const { findings } = await checkContent(siteDir);
    expect(findings.filter(({ message }) => message.startsWith('site.url 应是网站的完整网址'))).toHaveLength(
      count,
    );
  });

  it('reports a second latest version', async () => {
    const version = (name: string) => ({ name, label: name, path: `/docs/${name}`, isLast: true });
    const siteDir = await makeSite({
      'docs/v1/index.md': '# 一\n\n文。\n',
      'docs/v2/index.md': '# 二\n\n文。\n',
      'manifest.json': JSON.stringify(
        { site: { title: 'T' }, versions: [version('v1'), version('v2')] },
        null,
        2,
      ),
    });
    const { findings } = await checkContent(siteDir);
    expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '16 versions[1].isLast 只有一个版本可以是 true，v1 已经是了，这一项已忽略',
    ]);
  });

  it('reports invalid version paths and their replacement', async () => {
    const version = (name: string, path: string) => ({ name, label: name, path });
    const siteDir = await makeSite({
      'docs/v1/index.md': '# 一\n\n文。\n',
      'docs/v2/index.md': '# 二\n\n文。\n',
      'docs/v3/index.md': '# 三\n\n文。\n',
      'manifest.json': JSON.stringify(
        {
          site: { title: 'T' },
          versions: [version('v1', 'docs/'), version('v2', '../../v2'), version('v3', '/')],
        },
        null,
        2,
      ),
    });
    const { findings } = await checkContent(siteDir);
    expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '14 versions[1].path 应是站内的网址，不含 ..、反斜杠、控制字符和百分号编码，已当作 /v2',
    ]);
  });
});
