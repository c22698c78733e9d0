import { describe, expect, it } from 'vitest';
import { scanMarkdown, toPlainText } from '../../../../src/build/lib/scanMarkdown.ts';

describe('scanMarkdown', () => {
  it('takes the first heading for the title when it is an h1', () => {
    expect(scanMarkdown('\n正文\n\n# 部署 `v8` {#deploy}\n\n# 再来').title).toBe('部署 v8');
    expect(scanMarkdown('## 节\n\n# 部署').title).toBeUndefined();
    expect(scanMarkdown('##\n\n# 部署').title).toBe('部署');
  });

  it('finds no title in a fence, in a comment, or after a rule', () => {
    expect(scanMarkdown('```bash\n# 注释\n```\n').title).toBeUndefined();
    expect(scanMarkdown('<!--\n# 注释\n-->\n').title).toBeUndefined();
    expect(scanMarkdown('正文\n\n---\n\n# 部署').title).toBeUndefined();
  });

  it('reads a title that is underlined', () => {
    expect(scanMarkdown('部署\n====\n\n正文')).toMatchObject({ title: '部署', lead: '正文' });
  });

  it('takes no line above an underline for running text', () => {
    expect(scanMarkdown('一节\n---\n\n正文')).toMatchObject({ title: undefined, lead: '正文' });
  });

  it('knows comments from code that looks like one', () => {
    expect(scanMarkdown('```html\n<!-- 没有结束\n```\n正文 <!-- 注 -->\n').lead).toBe('正文');
    expect(scanMarkdown('<!-- 一\n```\n二 --> 正文\n').lead).toBe('正文');
  });

  it('closes a fence only with as many marks of the same kind', () => {
    expect(scanMarkdown('````md\n```\n# 甲\n~~~\n````\n# 乙').title).toBe('乙');
  });

  it('takes the first line of running text, plain, for the lead', () => {
    const skipped = [
      '# 部署',
      '',
      'import A from "./a"',
      '',
      ':::tip 标题',
      '',
      '| a |',
      '',
      '![图](a.png)',
      '<br />',
      '',
    ];
    expect(scanMarkdown([...skipped, '- [x] **先**看[这里](a.md)。', '第二行'].join('\n')).lead).toBe(
      '先看这里。',
    );
  });

  it('cuts a long lead between characters', () => {
    const lead = scanMarkdown('😀'.repeat(200)).lead ?? '';
    expect([[...lead].length, lead.slice(-3)]).toEqual([160, '😀…']);
  });

  it('has no lead without running text', () => {
    expect(scanMarkdown('# 部署\n\n```\ncode\n```\n').lead).toBeUndefined();
  });

  it('collects images in every spelling, and none from code', () => {
    const body = [
      '![a](./a.png) 与 ![b [c]](<图 1.png> "标题") 与 ![](d(1).png)',
      '<img alt="" src="e.png"><img src=\'f.png\'>',
      '[ref]: g.png',
      '`![x](x.png)` 与 ``![y](y.png)``',
      '```\n![z](z.png)\n```',
    ].join('\n\n');
    expect(scanMarkdown(body).images.sort()).toEqual([
      './a.png',
      'd(1).png',
      'e.png',
      'f.png',
      'g.png',
      '图 1.png',
    ]);
  });
});

describe('toPlainText', () => {
  it.each([
    ['**粗**_斜_~~删~~', '粗斜删'],
    ['snake_case_name 与 2*3*4', 'snake_case_name 与 2*3*4'],
    ['[`a`](b.md)、[c][d]', 'a、c'],
    ['\\*星号\\*', '*星号*'],
    ['![`x`](y.png)`a_b_c` 与 `**d**`', 'a_b_c 与 **d**'],
    ['按 <kbd>Ctrl</kbd>', '按 Ctrl'],
    ['<https://example.com>', 'https://example.com'],
  ])('reads %s as %s', (line, plain) => {
    expect(toPlainText(line)).toBe(plain);
  });
});
