import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { type CheckedPage, checkPageLinks } from '../../../../src/writer/lint/checkLinks.ts';

const doc = (id: string, more = {}) => ({ id, path: `/docs/${id}`, title: id, file: `${id}.md`, ...more });

const manifest = parseManifest(
  JSON.stringify({
    site: { title: 'T' },
    versions: [
      {
        name: 'v8',
        label: 'v8',
        path: '/docs',
        dir: 'docs/v8',
        docs: [doc('a'), doc('b'), doc('a b', { file: 'a%20b.md' }), doc('草稿', { draft: true })],
      },
      {
        name: 'next',
        label: 'next',
        path: '/docs/next',
        dir: 'docs/next',
        inherits: 'v8',
        docs: [
          { ...doc('c'), path: '/docs/next/c' },
          { ...doc('b'), path: '/docs/next/b', file: 'docs/v8/b.md', inheritedFrom: 'v8' },
        ],
      },
    ],
  }),
);

const page = (file: string, hrefs: string[] = [], more: Partial<CheckedPage> = {}): CheckedPage => ({
  file,
  version: manifest.versions.find(({ dir }) => file.startsWith(`${dir}/`)),
  isDraft: false,
  found: {
    links: hrefs.map((href, index) => ({ kind: 'link', href, line: index + 1 })),
    ids: new Set(['安装']),
  },
  ...more,
});

/** What the check says of links from one page, and which files they reach. */
async function check(from: CheckedPage) {
  const others = [page('docs/v8/a.md'), page('docs/v8/b.md'), page('docs/v8/草稿.md', [], { isDraft: true })];
  const pages = new Map([...others, from].map((each) => [each.file, each]));
  const reached: string[] = [];
  const findFileProblem = async (file: string) => (file.endsWith('there.png') ? undefined : {});
  const findings = await checkPageLinks({ manifest, pages, findFileProblem }, from, (file) =>
    reached.push(file),
  );
  return { rules: findings.map(({ line, rule }) => `${line} ${rule}`), reached, findings };
}

describe('checkPageLinks', () => {
  it('passes what leads somewhere', async () => {
    const links = [
      './b.md',
      'b#安装',
      'b.md?x=1#%E5%AE%89%E8%A3%85',
      '/docs/b/',
      '#安装',
      '#',
      '#top',
      'https://example.com/x',
      'mailto:a@b.c',
      '../../img/there.png',
    ];
    const { rules, reached } = await check(page('docs/v8/a.md', links));
    expect(rules).toEqual([]);
    expect(new Set(reached)).toEqual(new Set(['docs/v8/b.md']));
  });

  it('names what does not', async () => {
    const links = ['./none.md', '', '../../../x.md', 'b.md#none', '#none', 'gone.pdf', '草稿.md'];
    expect((await check(page('docs/v8/a.md', links))).rules).toEqual([
      '1 broken-link',
      '2 broken-link',
      '3 broken-link',
      '4 broken-anchor',
      '5 broken-anchor',
      '6 broken-link',
      '7 broken-link',
    ]);
  });

  it('names the anchor that was meant where nothing but the case of letters differs', async () => {
    const found = {
      links: [{ kind: 'link' as const, href: '#Options', line: 1 }],
      ids: new Set(['options']),
    };
    const { findings } = await check(page('docs/v8/a.md', [], { found }));
    expect(findings).toMatchObject([
      {
        rule: 'broken-anchor',
        message: '链接 #Options 的锚点「Options」大小写不符，请改为 options（docs/v8/a.md）',
      },
    ]);
  });

  it('names the anchor that was meant by the rule of another engine', async () => {
    const found = {
      links: [{ kind: 'link' as const, href: '#build-target', line: 1 }],
      ids: new Set(['buildtarget']),
    };
    const { findings } = await check(page('docs/v8/a.md', [], { found }));
    expect(findings).toMatchObject([
      {
        message: '链接 #build-target 的锚点「build-target」写法不符，请改为 buildtarget（docs/v8/a.md）',
        group: '写法不符的锚点',
      },
    ]);
  });

  it('tells how to write the % of a file’s name, which an address has for what is to be decoded', async () => {
    const { findings } = await check(
      page('docs/v8/a.md', ['./a%2520b.md', './a%20b.md?x#%E7%94%B2', '%20.md']),
    );
    expect(findings).toMatchObject([
      {
        line: 2,
        message:
          '链接 ./a%20b.md?x#%E7%94%B2 里的 % 是文件名的一部分：请写成 ./a%2520b.md?x#%E7%94%B2，或给文件改名',
      },
      { line: 3, message: '链接 %20.md 没有对应的页面，请检查路径和文件名' },
    ]);
  });

  it('tells of text that would be a link or a picture, were its address without spaces', async () => {
    const unparsedLinks = (
      ['b.md?x=1 2', 'there is none.md', '../../img/is there.png', 'no.png x'] as const
    ).map((href, at) => ({
      kind: at < 2 ? ('link' as const) : ('image' as const),
      href,
      line: at + 1,
      column: 5,
    }));
    const found = { links: [], ids: new Set<string>(), unparsedLinks };
    expect((await check(page('docs/v8/a.md', [], { found }))).findings).toEqual([
      {
        file: 'docs/v8/a.md',
        line: 1,
        column: 5,
        rule: 'broken-link',
        message: '链接 b.md?x=1 2 的地址里有空格，已按文字显示；请写成 <b.md?x=1 2>，或用 %20 代替空格',
        values: { url: 'b.md?x=1 2' },
      },
      {
        file: 'docs/v8/a.md',
        line: 3,
        column: 5,
        rule: 'broken-image',
        message:
          '图片 ../../img/is there.png 的地址里有空格，已按文字显示；请写成 <../../img/is there.png>，或用 %20 代替空格',
        values: { url: '../../img/is there.png' },
      },
    ]);
  });

  it('lets a draft link to a draft', async () => {
    expect((await check(page('docs/v8/草稿.md', ['草稿.md'], { isDraft: true }))).rules).toEqual([]);
  });

  it('finds a page of the same version by inheritance', async () => {
    const { rules, reached } = await check(page('docs/next/c.md', ['./b.md#安装']));
    expect(rules).toEqual([]);
    expect(reached).toEqual(['docs/v8/b.md']);
  });

  it('reports images by their own rule', async () => {
    const links = ['x.png', '无扩展名', 'b.md', '#安装'].map((href) => ({
      kind: 'image' as const,
      href,
      line: 7,
    }));
    const { findings } = await check(page('docs/v8/a.md', [], { found: { links, ids: new Set() } }));
    expect(findings).toMatchObject([
      {
        file: 'docs/v8/a.md',
        line: 7,
        rule: 'broken-image',
        message: '图片 x.png 文件不存在（docs/v8/x.png）',
      },
      { rule: 'broken-image', message: '图片 无扩展名 不是图片文件，请检查路径和文件名' },
      { rule: 'broken-image', message: '图片 b.md 不是图片文件，请检查路径和文件名' },
      { rule: 'broken-image', message: '图片 #安装 不是图片文件，请检查路径和文件名' },
    ]);
  });
});
