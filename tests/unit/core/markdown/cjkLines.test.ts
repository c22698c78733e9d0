import { describe, expect, it } from 'vitest';
import { showDoc } from '../../../support/showTree.ts';

describe('joinCjkLines', () => {
  it.each([
    ['中文\n换行', '<p>中文换行</p>'],
    ['中文，\n“引号”\n换行', '<p>中文，“引号”换行</p>'],
    ['中文\nEnglish\n中文', '<p>中文↵English↵中文</p>'],
    ['中文\n**粗**', '<p>中文<strong>粗</strong></p>'],
    ['**粗**\n中文', '<p><strong>粗</strong>中文</p>'],
    ['中文\n`code`', '<p>中文↵<code>code</code></p>'],
    ['中文\\\n换行', '<p>中文<br>↵换行</p>'],
    ['- 中文\n  换行', '<ul><li>中文换行</li></ul>'],
    ['𠮷\n𠮷', '<p>𠮷𠮷</p>'],
  ])('%j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
  });
});
