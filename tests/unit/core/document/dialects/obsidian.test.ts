import { describe, expect, it } from 'vitest';
import { dropComments } from '../../../../../src/core/document/dialects/obsidian/comments.ts';
import { createRandom } from '../../../../support/random.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const drop = (text: string) => dropComments(text.split('\n')).join('\n');

describe("Obsidian's comments", () => {
  it.each([
    ['甲%%注%%乙', '甲乙'],
    ['甲%%注%%乙%%注%%丙', '甲乙丙'],
    ['甲 %%注\n释%% 乙', '甲 \n 乙'],
    ['%%\n注\n\n## 注\n%%\n乙', '\n\n\n\n\n乙'],
    ['%%注\n\n注%%\n乙', '\n\n\n乙'],
    ['> %%注\n> 注\n> 注%%乙', '> \n> \n> 乙'],
    ['- 甲 %%注%%', '- 甲 '],
    ['| 甲%%注%% | 乙 |', '| 甲 | 乙 |'],
    ['%%I should%% 甲', ' 甲'],
    ['<div>%%注%%</div>', '<div></div>'],
    ['`%%` 与 %%注%%', '`%%` 与 '],
    ['v8%%注%%', 'v8'],
  ])('are left out: %j', (text, expected) => {
    expect(drop(text)).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    'for %%i in (*.txt) do echo %%i',
    'for %%~nA in (%%B) do echo',
    '涨了 100%%，跌了 200%%',
    '```mermaid\n%% 注\n%%\n%%\n```',
    '甲\n\n    %%注%%',
    '`%%注%%`',
    '\\%%注\\%%',
    '%%%%%%',
    '甲 %%注\n\n乙%%丙',
    '%%time\nx',
  ])('are not %j', (text) => {
    expect(drop(text)).toBe(text);
    expect(showFindings(text)).toEqual([]);
  });

  it('that do not end are reported at their line', () => {
    expect(showFindings('甲\n\n%%\n注\n\n乙')).toEqual(['3 unclosed-comment']);
    expect(showDoc('甲\n\n%% 注')).toBe('<p>甲</p>\n<p>%% 注</p>');
  });

  it('leave all else in its line', () => {
    const random = createRandom(8);
    const parts = ['甲', 'API', '`a`', '%%密%%', '%%密\n密%%', '\n', '\n\n', '。', '> 引', '- 项'];
    for (let at = 0; at < 200; at += 1) {
      const text = Array.from({ length: 12 }, () => parts[Math.floor(random() * parts.length)]).join('');
      const lines = drop(text).split('\n');
      const rest = (line: string) => line.replace(/密|%%|\s/g, '');
      expect(lines.join('')).not.toContain('密');
      expect(lines.map(rest)).toEqual(text.split('\n').map(rest));
    }
  });

  it('take time in proportion to their number', () => {
    for (const part of ['%%a%%', '%%i ', '%% ', '\n%%a\n\n', '甲 %%\n\n', '1%%'])
      expect(() => drop(part.repeat(10_000))).not.toThrow();
  });
});
