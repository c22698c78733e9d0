import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';
import { createRandom } from '../../../support/random.ts';
import { showDoc, showFindings } from '../../../support/showTree.ts';

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
    ['中文[^1]\n换行\n\n[^1]: 注', /<sup>.*<\/sup>换行<\/p>/],
    ['中文 <!-- 注 -->\n换行', '<p>中文换行</p>'],
    ['![中文\n换行](a.png "题\n目")', '<p><img src="a.png" alt="中文换行" title="题目"></p>'],
    ['<p>中文\n  换行</p>', '<p>中文换行</p>'],
    ['<details><summary>中文\n换行</summary>\n\n文\n字\n\n</details>', /中文换行<\/summary><p>文字/],
    ['<pre>中文\n换行</pre>', '<pre>中文↵换行</pre>'],
    ['破折号——\n“引号”', '<p>破折号——“引号”</p>'],
    ['“一”\n“二”……\n——三', '<p>“一”“二”……——三</p>'],
    ['“A”\n“B”', '<p>“A”↵“B”</p>'],
    ['[安装\n指南](a.md)', '<p><a href="a.md">安装指南</a></p>'],
    ['[安装\n指南]\n\n[安装指南]: a.md', '<p><a href="a.md">安装指南</a></p>'],
    ['> [安装\n> 指南][]\n\n[安装指南]: a.md', /<a href="a.md">安装指南<\/a>/],
    ['![安装\n图][]\n\n:::tip\n[安装图]: a.png\n:::', /<img src="a.png" alt="安装图">/],
    ['[见][安装\n指南]\n\n[安装 指南]: a.md', '<p><a href="a.md">见</a></p>'],
    ['[甲\nB]\n\n[甲B]: a.md', '<p>[甲↵B]</p>'],
    ['标题\n换行\n===', '<h1 id="标题换行">标题换行</h1>'],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(showDoc(text)).toBe(expected);
    else expect(showDoc(text)).toMatch(expected);
  });
});

describe('a line break with a meaning', () => {
  it.each([
    ['> [!note] 中文标题\n> 中文内容。\n> 续行。', /<header>中文标题<\/header>.*<p>中文内容。续行。<\/p>/s],
    ['> [!TIP] **中文\n> 内容**', /<header><strong>中文<\/strong><\/header>.*<strong>内容<\/strong>/s],
    ['[TOC]\n正文', '<p>正文</p>'],
    ['正文\n[[toc]]', '<p>正文</p>'],
    ['[TOC]', ''],
    ['术语一\n术语二\n:   含义', /术语一<br>↵术语二/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(showDoc(text)).toBe(expected);
    else expect(showDoc(text)).toMatch(expected);
    expect(showFindings(text)).toEqual([]);
  });
});

it('a line break between two Chinese characters never changes the text that is shown', () => {
  const random = createRandom(57);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const parts = [
    '中文',
    '，内容',
    '**加粗的字**',
    '[链接的字](a.md)',
    '*斜体的字*',
    ' English ',
    '`代码 x`',
    '引“号”。',
  ];
  const frames = [
    (text: string) => text,
    (text: string) => `> ${text.replaceAll('\n', '\n> ')}`,
    (text: string) => `> [!NOTE] 题\n> ${text.replaceAll('\n', '\n> ')}`,
    (text: string) => `- ${text.replaceAll('\n', '\n  ')}`,
    (text: string) => `:::tip 题\n${text}\n:::`,
    (text: string) => `<p>${text}</p>`,
  ];
  const shown = (text: string) => toPlainText(parseDocument(text).doc.blocks);
  for (let run = 0; run < 200; run += 1) {
    const text = `始${Array.from({ length: 6 }, () => pick(parts)).join('')}终`;
    const places = [...text.matchAll(/\p{Script=Han}(?=\p{Script=Han})/gu)].map(({ index }) => index + 1);
    const at = pick(places.filter((place) => text.slice(0, place).split('`').length % 2 === 1));
    const frame = pick(frames);
    expect(shown(frame(`${text.slice(0, at)}\n${text.slice(at)}`))).toBe(shown(frame(text)));
  }
});
