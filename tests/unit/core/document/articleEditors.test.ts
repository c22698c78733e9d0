// What editors and hosts of texts write in ways of their own.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../support/showTree.ts';

describe('the size of a picture', () => {
  it.each([
    ['![图](a.png =300x150)', '<img src="a.png" alt="图" width="300" height="150">'],
    ['![图](a.png =300x)', '<img src="a.png" alt="图" width="300">'],
    ['![图](a.png =300)', '<img src="a.png" alt="图" width="300">'],
    ['![图](a.png =x150)', '<img src="a.png" alt="图" height="150">'],
    ['![图](a.png =50%x)', '<img src="a.png" alt="图" width="50%">'],
    ['![图](a.png#pic_center =300x)', '<img src="a.png#pic_center" alt="图" width="300">'],
    ['![图](a.png "题" =300x)', '<img src="a.png" alt="图" title="题" width="300">'],
    ['![图](a.png =300x "题")', '<img src="a.png" alt="图" title="题" width="300">'],
    ['![图|300](a.png)', '<img src="a.png" alt="图" width="300">'],
    ['![图|300x150](a.png)', '<img src="a.png" alt="图" width="300" height="150">'],
    ['| 甲 |\n| - |\n| ![图\\|30](a.png) |', '<img src="a.png" alt="图" width="30">'],
    ['<img src="a.png" style="zoom:50%;" />', '<img src="a.png" dataZoom="50">'],
    ['文<img src="a.png" style="zoom: 5%">字', '<p>文<img src="a.png" dataZoom="5">字</p>'],
    ['<img src="a.png" style="width:300px;height:auto">', '<img src="a.png" width="300">'],
    ['<img src="a.png" style="width: 50%">', '<img src="a.png" width="50%">'],
  ])('in %s', (text, expected) => {
    expect(showDoc(text)).toContain(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    '`![图](a.png =300x150)`',
    '```\n![图](a.png =300x150)\n```',
    '![图|甲](a.png)',
    '[图](a.png =300x)',
  ])('is not in %j', (text) => {
    expect(showDoc(text)).not.toContain('width');
  });

  it('is reported with a style that says more, or that is no picture’s', () => {
    expect(showFindings('<img src="a.png" style="zoom:50%;float:left">')).toEqual(['1 dropped-html']);
    expect(showFindings('<div style="width:300px">甲</div>')).toEqual(['1 dropped-html']);
  });
});

describe('a path with backslashes', () => {
  it.each([
    ['![图](.\\a.assets\\a.png)', '<img src="./a.assets/a.png" alt="图">'],
    ['![图](..\\_img\\图1.png)', '<img src="../_img/图1.png" alt="图">'],
    ['[乙](..\\b.md#甲)', '<a href="../b.md#甲">乙</a>'],
    ['[乙](<..\\b c.md>)', '<a href="../b c.md">乙</a>'],
    ['<img src=".\\img\\a.png">', '<img src="./img/a.png">'],
  ])('is read with slashes: %s', (text, expected) => {
    expect(showDoc(text)).toContain(expected);
    expect(showFindings(text)).toEqual(['1 backslash']);
  });

  it.each(['[乙](b\\(1\\).md)', '[乙](b\\_c.md)', '`.\\a\\b.png`'])('is not in %s', (text) => {
    expect(showFindings(text)).toEqual([]);
  });
});

describe('the place of a table of contents', () => {
  it.each([
    '[TOC]',
    '[toc]',
    '[[toc]]',
    '[[TOC]]',
    '[[_TOC_]]',
    '@[TOC](文章目录)',
    '@[toc]',
    '{:toc}',
    '* TOC\n{:toc}',
    '1. 目录\n{:toc .large}',
    '<!-- toc -->',
  ])('is left out: %j', (mark) => {
    expect(showDoc(`# 题\n\n${mark}\n\n文字`)).toBe('<h1 id="题">题</h1>\n<p>文字</p>');
    expect(showFindings(`# 题\n\n${mark}\n\n文字`)).toEqual([]);
  });

  it.each(['见 [TOC]', '`[TOC]`', '* TOC', '[TOC](a.md)', '[[toc|目录]]'])('is not %j', (text) => {
    expect(showDoc(text)).toMatch(/TOC|目录/);
  });
});
