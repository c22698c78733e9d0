import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { INCLUDE_PREFIX } from '../../../../../src/core/document/dialects/includePrefix.ts';
import { fillIncludes } from '../../../../../src/core/document/includes/fillIncludes.ts';
import { listIncludedFiles, listIncludes } from '../../../../../src/core/document/includes/includeSyntax.ts';
import { unfoldIncludes } from '../../../../../src/core/document/includes/unfoldIncludes.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';

const PAGE = 'docs/v8/deploy.md';
const FILES = new Map([
  ['files/compose.yml', 'services:\n  web: "it’s" \'a\' `b`\n  db: 100%\n'],
  ['docs/v8/a.sh', 'echo 一\r\n```\r\necho 二\r\n'],
  ['docs/v8/long.txt', 'x\n'.repeat(20_000)],
]);

const fill = (text: string, page = PAGE) =>
  fillIncludes(text, page, listIncludes(parseDocument(text).tree), FILES);
const fence = (words: string, body = '', language = 'yaml') => `\`\`\`${language} ${words}\n${body}\`\`\`\n`;

/** The code of a page's blocks, and the words after their languages. */
function show(text: string) {
  const doc = parseDocument(fill(text)).doc;
  const shown: string[] = [];
  const visit = (node: (typeof doc.blocks)[number] | (typeof doc.blocks)[number]['children'][number]) => {
    if (node.type === 'element' && node.tagName === 'code')
      shown.push(`${node.properties.dataMeta ?? ''}|${textOf(node)}`);
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const block of doc.blocks) visit(block);
  return {
    shown,
    findings: doc.findings.map(describeFinding).map(({ line, message }) => `${line} ${message}`),
  };
}

describe('code of another file', () => {
  it.each([
    ['file="/files/compose.yml" lines="1,3-"', 'title="compose.yml"|services:\n  db: 100%\n'],
    [`title="一份" file='/files/compose.yml' lines='3' {1}`, 'title="一份" {1}|  db: 100%\n'],
    ['file="@site/files/compose.yml" lines="2"', 'title="compose.yml"|  web: "it’s" \'a\' `b`\n'],
  ])('%s', (words, shown) => {
    expect(show(fence(words))).toEqual({ shown: [shown], findings: [] });
  });

  it('stands on its line: what follows is found where it is written', () => {
    const text = `---\ntitle: 一\n---\n# 一\n\n${fence('file="./a.sh"', '', 'bash')}\n[没有](javascript:x)\n`;
    expect(show(text)).toEqual({
      shown: ['title="a.sh"|echo 一\n```\necho 二\n'],
      findings: [expect.stringMatching(/^9 链接地址/)],
    });
  });

  it('is looked for where a fence begins, not where one is written about', () => {
    const text = `\`\`\`\`md\n${fence('file="/files/compose.yml"')}\`\`\`\`\n\n    ${fence('file="a"')}`;
    expect(fill(text)).toBe(text);
  });

  it('is found in lists, boxes and tabs', () => {
    const text = `:::tip\n\n- 一\n\n  ${fence('file="/files/compose.yml" lines="1"').replaceAll('\n`', '\n  `')}\n:::\n`;
    expect(show(text).shown).toEqual(['title="compose.yml"|services:\n']);
  });

  it('gives way to the block’s own text, or to words, where it cannot be had', () => {
    expect(show(fence('file="/files/none.yml"', '自己的\n'))).toEqual({
      shown: ['title="none.yml"|自己的\n'],
      findings: ['1 引用的文件 /files/none.yml 取不到，请检查路径和文件名'],
    });
    expect(show(fence('file="/files/none.yml"')).shown).toEqual([
      'title="none.yml"|（文件 /files/none.yml 取不到，请检查路径和文件名）\n',
    ]);
  });

  it('is cut as far as the lines are there', () => {
    expect(show(fence('file="/files/compose.yml" lines="3-9"'))).toEqual({
      shown: ['title="compose.yml"|  db: 100%\n'],
      findings: ['1 引用的文件 /files/compose.yml 只有 3 行，行号超出了范围'],
    });
    expect(show(fence('file="/files/compose.yml" lines="9-3"')).findings).toEqual([
      '1 引用的文件 /files/compose.yml 的行号写法有误，应为 3-9 或 3-5,8',
    ]);
  });

  it.each([
    ['```file="/files/compose.yml" lines="1"', '', 'title="compose.yml"'],
    ['``` file="/files/compose.yml" lines="1"', '', 'title="compose.yml"'],
    ['``` title="一 二" file="/files/compose.yml" lines="1"', '', 'title="一 二"'],
    ['```{1} file="/files/compose.yml" lines="1"', '', 'title="compose.yml" {1}'],
    ['~~~yaml\tfile="/files/compose.yml"\tlines="1"', 'yaml', 'title="compose.yml"'],
  ])('%s needs no language, and no space', (opening, language, words) => {
    const text = `${opening}\n${opening.slice(0, 3)}\n`;
    expect(text).toMatch(INCLUDE_PREFIX);
    expect(show(text)).toEqual({ shown: [`${words}|services:\n`], findings: [] });
    const classes = JSON.stringify(parseDocument(fill(text)).doc.blocks).match(/language-\w*/g) ?? [];
    expect(classes).toEqual(language === '' ? [] : [`language-${language}`]);
    const mark = opening.slice(0, 3);
    expect(unfoldIncludes(fill(text))).toBe(`${mark}${language} ${words}\nservices:\n${mark}\n`);
  });

  it('comes from inside the site folder only', () => {
    const refused = [
      '../../../etc/passwd',
      '/.env',
      '..\\x',
      'https://a.b/c.yml',
      'file:///etc/passwd',
      'a.html',
    ];
    expect(
      listIncludedFiles(
        PAGE,
        refused.map((href) => ({ href })),
      ),
    ).toEqual([]);
    expect(show(fence('file="../../../x"', '一\n')).findings).toEqual([expect.stringContaining('不能引用')]);
  });

  it('is found by the lines that the parser counts, whatever the title holds', () => {
    const first = fence('title="一\u2028二" file="/files/compose.yml" lines="1"');
    const text = `甲\r乙\r\n\r\n${first.replaceAll('\n', '\r\n')}`;
    expect(show(text)).toEqual({ shown: ['title="一\u2028二"|services:\n'], findings: [] });
    expect(fill(text).startsWith(text.slice(0, text.indexOf('lines="1"')))).toBe(true);
  });

  it('lets no word of a writer’s own stop the page', () => {
    expect(show(fence('file="/files/none.yml" fault="100%"')).findings).toHaveLength(1);
    expect(show(fence('file="/files/none.yml" included="%"')).shown).toEqual(['title="none.yml"|%\n']);
  });

  it('may be long', () => {
    expect(show(fence('file="long.txt"')).shown[0]).toHaveLength(40_000 + 'title="long.txt"|'.length);
  });
});

describe('unfoldIncludes', () => {
  it('gives markdown that anybody reads, whatever stands in the code', () => {
    const text = `- 一\n\n  ${'```'}bash file="a.sh"\n  旧\n  ${'```'}\n\n尾\n`;
    const plain = `- 一\n\n  ${'````'}bash title="a.sh"\n  echo 一\n  ${'```'}\n  echo 二\n  ${'````'}\n\n尾\n`;
    expect(unfoldIncludes(fill(text))).toBe(plain);
  });

  it.each([
    ['> ', '', '\n正文\n\n## 乙\n', '> '],
    ['> ', '> 旧\n', '\n正文\n', '> '],
    ['- ', '', '\n正文\n', '  '],
    ['- ', '', '- 二\n', '  '],
    ['', '旧', '', ''],
  ])('ends a block without an end where what it stands in ends: %j %j %j', (marks, own, rest, indent) => {
    const text = `${marks}~~~bash file="a.sh" lines="1"\n${own}${rest}`;
    const plain = `${marks}~~~bash title="a.sh"\n${indent}echo 一\n${indent}~~~\n${rest}`;
    expect(unfoldIncludes(fill(text))).toBe(rest === '' ? plain.trimEnd() : plain);
  });

  it('reads the line ends of any system', () => {
    const text = `一\n\n${fence('file="/files/compose.yml" lines="1"')}尾\n`;
    expect(unfoldIncludes(fill(text.replaceAll('\n', '\r\n')))).toBe(unfoldIncludes(fill(text)));
  });

  it('keeps the block’s own text, and every other line', () => {
    const text = `# 一\n\n${fence('file="none"', '旧\n')}\n${fence('title="a file="')}尾`;
    expect(unfoldIncludes(fill(text))).toBe(text.replace('file="none"', 'title="none"'));
  });
});
