import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { parseMarkdown } from '../../../../../src/core/document/parseMarkdown.ts';
import { showDoc } from '../../../../support/showTree.ts';

describe('names of emoji', () => {
  it.each([
    ['发布 :rocket:', '发布 🚀'],
    [':tada::+1:，完成:white_check_mark:。', '🎉👍，完成✅。'],
    ['**:warning: 注意** [:book:](a.md)', '<strong>⚠️ 注意</strong> <a href="a.md">📖</a>'],
    ['<b>粗</b> (:tada:)', '<b>粗</b> (🎉)'],
  ])('are replaced: %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ...['10:30:45', '比例 3:100:2', 'a:rocket:b', '路径 /:id:/x', '/users/:user:', ':未知:', ':nonexistent:'],
    ...[':constructor: :toString:', '::rocket::', 'rocket:', ':rocket', ': rocket :', 'key:key:key'],
  ])('are text where there is none, or not alone: %s', (text) => {
    expect(showDoc(text)).toBe(`<p>${text}</p>`);
  });

  it('are text in code, keys, URLs and after a backslash', () => {
    expect(showDoc('`:rocket:` <kbd>:key:</kbd>')).toBe('<p><code>:rocket:</code> <kbd>:key:</kbd></p>');
    expect(showDoc('```yaml\na: :rocket:\n```')).toContain('a: :rocket:');
    expect(showDoc('https://a.b/?q=:rocket:')).not.toContain('🚀');
    expect(showDoc(String.raw`\:rocket: :tada: a\: b \:`)).toBe('<p>:rocket: 🎉 a: b :</p>');
    expect(showDoc('$a_1$ :rocket:')).toBe('<p><math>$a_1$</math> 🚀</p>');
  });

  it('leave the id of a heading as it is on GitHub', () => {
    const { headings, title } = parseDocument('# :rocket: 开始\n\n## :tada: Done\n\n## :key: 键 {#own}').doc;
    expect(title).toBe('🚀 开始');
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['rocket-开始', '🚀 开始'],
      ['tada-done', '🎉 Done'],
      ['own', '🔑 键'],
    ]);
  });

  it('are looked up only in a text that may have one', () => {
    const needs = (text: string) => [...parseMarkdown(text).needs];
    expect(needs('12:30 开始，:::tip 和 `:rocket:`，见 http://a.b:80/')).toEqual([]);
    expect(needs('见 :rocket:')).toEqual(['emoji']);
  });
});
