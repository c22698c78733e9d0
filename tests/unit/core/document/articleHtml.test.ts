// HTML in the text: which tags belong together, what passes, what is dropped and reported.

import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { showDoc, showFindings } from '../../../support/showTree.ts';

const messagesOf = (text: string) =>
  parseDocument(text)
    .doc.findings.map(describeFinding)
    .map(({ message }) => message);

describe('HTML with markdown inside', () => {
  it.each([
    [
      'details',
      '<details>\n<summary>更多</summary>\n\n- **粗**\n\n```js\na\n```\n\n</details>\n\n后',
      '<details><summary>更多</summary><ul><li><strong>粗</strong></li></ul>' +
        '<pre><code className="language-js">a↵</code></pre></details>\n<p>后</p>',
    ],
    [
      'a table',
      '<table>\n<tr><td>\n\n**粗**\n\n</td><td>平 **平**</td></tr>\n</table>',
      '<table><tbody><tr><td><p><strong>粗</strong></p></td><td>平 **平**</td></tr></tbody></table>',
    ],
    [
      'a div',
      '<div>\n\n## 题\n\n| a |\n|-|\n\n</div>',
      '<div><h2 id="题">题</h2><table><thead><tr><th>a</th></tr></thead></table></div>',
    ],
    [
      'nested ones',
      '<div><div>\n\n**粗**\n\n</div></div>',
      '<div><div><p><strong>粗</strong></p></div></div>',
    ],
    ['inline', '行 <b>粗 **星** <i>斜</i></b> 尾', '<p>行 <b>粗 <strong>星</strong> <i>斜</i></b> 尾</p>'],
    ['a link', '<a href="b.md">链 **粗**</a>', '<p><a href="b.md">链 <strong>粗</strong></a></p>'],
    [
      'a quote',
      '> <div>\n>\n> **粗**\n>\n> </div>',
      '<blockquote><div><p><strong>粗</strong></p></div></blockquote>',
    ],
    [
      'an admonition',
      '<div>\n\n:::tip\n内\n:::\n\n</div>',
      '<div><aside dataAdmonition="tip"><p>内</p></aside></div>',
    ],
    [
      'a footnote mark',
      '<b>甲[^1]</b>\n\n[^1]: 注',
      '<p><b>甲<sup><a href="#fn-1" id="fnref-1" dataFootnoteRef ariaDescribedBy="footnote-label">1</a></sup></b></p>',
    ],
  ])('is one tree: %s', (_, text, expected) => {
    expect(showDoc(text).replace(/\n<section.*/, '')).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });
});

it('says nothing of a component of Vue but that it is one', () => {
  const text = '甲 <svg-image :svg="a" /> 乙\n\n<svg-image :svg="b" />\n\n*丙*';
  expect(showDoc(text)).toBe('<p>甲  乙</p>\n<p><em>丙</em></p>');
  expect(showFindings(text)).toEqual(['1 dropped-html', '3 dropped-html']);
});

it('takes nothing into a tag that is empty', () => {
  const text = '甲 <a id="x" /> 乙<sup class="ts" />\n\n<video src="a.mp4" controls />\n\n*丙*';
  expect(showDoc(text)).toBe(
    '<p>甲 <span id="x"></span> 乙<sup></sup></p>\n<video src="a.mp4" controls></video>\n<p><em>丙</em></p>',
  );
  expect(showFindings(text)).toEqual([]);
});

it('leaves an SVG in a line out as a whole, and shows names between brackets elsewhere', () => {
  const drawing = '<svg width="1"><g><path d="M1 1"/>字</g><use href="#a" /></svg>';
  expect(showDoc(`甲${drawing}乙 *${drawing}丙*\n\n用 <path> 与 <use>`)).toBe(
    '<p>甲乙 <em>丙</em></p>\n<p>用 <path> 与 <use></p>',
  );
  expect(showFindings(`甲${drawing}乙`)).toEqual(['1 dropped-html']);
});

describe('a tag without its partner', () => {
  it.each([
    ['<div align="center">\n\n文\n\n## 节', '<p>文</p>\n<h2 id="节">节</h2>', ['1 dropped-html']],
    [
      '<details><summary>一</summary>\n\n文',
      '<details><summary>一</summary></details>\n<p>文</p>',
      ['1 dropped-html'],
    ],
    ['文\n\n</div>\n\n后', '<p>文</p>\n<p>后</p>', ['3 dropped-html']],
    ['<b>文\n\n## 节', '<p>文</p>\n<h2 id="节">节</h2>', ['1 dropped-html']],
    ['- <b>项\n\n后', '<ul><li>项</li></ul>\n<p>后</p>', ['1 dropped-html']],
    ['<div><div><b>深</b></div>\n\n后', '<div><div><b>深</b></div></div>\n<p>后</p>', ['1 dropped-html']],
    ['文<span>一\n\n二</span>', '<p>文一</p>\n<p>二</p>', ['1 dropped-html', '3 dropped-html']],
    ['a </br> b', '<p>a  b</p>', ['1 dropped-html']],
    ['<!-- 没完\n\n后', '<p><!-- 没完</p>\n<p>后</p>', ['1 dropped-html']],
    ['<script>没完\n\n后', '<p><script>没完</p>\n<p>后</p>', ['1 dropped-html']],
    ['<ul><li>一<li>二</ul>', '<ul><li>一</li><li>二</li></ul>', []],
  ])('takes nothing with it: %j', (text, expected, findings) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual(findings);
  });
});

describe('the allow-list', () => {
  it.each([
    '<kbd>Ctrl</kbd>',
    '<sub>2</sub><sup>2</sup>',
    '<mark>m</mark>',
    '<u>u</u> <s>s</s> <del>d</del> <ins>i</ins>',
    '<abbr title="t">a</abbr>',
    '<ruby>汉<rp>(</rp><rt>han</rt></ruby>',
    '<img src="a.png" alt="图" width="100" height="50" align="right">',
    '<span id="x" title="t" lang="en" dir="ltr">x</span>',
    '<video src="a.mp4" controls poster="a.png"></video>',
  ])('lets %s pass', (html) => {
    expect(showDoc(`文 ${html}`)).toBe(`<p>文 ${html}</p>`);
    expect(showFindings(`文 ${html}`)).toEqual([]);
  });

  it.each([
    ['<center>中</center>', '<center>中</center>'],
    ['<div align="center" class="a" data-x="1">中</div>', '<div align="center">中</div>'],
    ['<h3 align="center">中</h3>', '<h3 align="center" id="中">中</h3>'],
    ['<dl><dt>一</dt><dd>二</dd></dl>', '<dl><dt>一</dt><dd>二</dd></dl>'],
    [
      '<table><tr><td colspan="2" rowspan="3">a</td></tr></table>',
      '<table><tbody><tr><td colSpan="2" rowSpan="3">a</td></tr></tbody></table>',
    ],
    ['<details open><summary>一</summary>二</details>', '<details open><summary>一</summary>二</details>'],
    ['<ol start="3" reversed><li>一</li></ol>', '<ol start="3" reversed><li>一</li></ol>'],
    ['<a name="旧">点</a>', '<p><span id="旧">点</span></p>'],
    ['甲<br>乙<br/>丙', '<p>甲<br>↵乙<br>↵丙</p>'],
    ['甲<!-- 注 -->乙\n\n<!--\n\n注\n\n-->\n\n丙', '<p>甲乙</p>\n<p>丙</p>'],
  ])('lets the shape of %j pass', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
  });

  it.each([
    ['<font color="red">红</font>', '<p>红</p>', '不支持 HTML 标签 <font>'],
    ['<script>\nx\n\ny\n</script>', '', '不支持 HTML 标签 <script>'],
    ['<style>p{}</style>', '', '不支持 HTML 标签 <style>'],
    ['<iframe src="https://a.com"></iframe>', '', '不支持 HTML 标签 <iframe>'],
    ['文 <input type="checkbox">', '<p>文 </p>', '不支持 HTML 标签 <input>'],
    ['<b onclick="x">文</b>', '<p><b>文</b></p>', '<b> 的属性 onclick 不被允许'],
    ['<b style="x:y">文</b>', '<p><b>文</b></p>', '<b> 的属性 style 不被允许'],
    ['<a href="javascript:x">文</a>', '<p><span>文</span></p>', '<a> 的地址「javascript:x」不安全'],
    ['文 <img src="file:///x">', '<p>文 <img></p>', '<img> 的地址「file:///x」不安全'],
    ['<your-host>', '<p><your-host></p>', '<your-host> 不是 HTML 标签，已按文字显示'],
    ['<Tabs groupId="a">', '<p><Tabs groupId="a"></p>', '<Tabs groupId="a"> 不是 HTML 标签'],
  ])('drops %j and says so', (text, expected, message) => {
    expect(showDoc(text)).toBe(expected);
    expect(messagesOf(text)).toEqual([expect.stringContaining(message)]);
  });

  it('names the lines of the file', () => {
    const text =
      '---\ntitle: 题\n---\n文\n\n<b>一</b> <i onclick="x">二</i>\n<b style="x">三</b>\n\n' +
      '<div>\n\n四\n\n<img src="a.png"\n  onerror="y">\n\n</div>\n\n- <u onclick="x">五</u>';
    expect(showFindings(text)).toEqual([6, 7, 13, 18].map((line) => `${line} dropped-html`));
  });
});
