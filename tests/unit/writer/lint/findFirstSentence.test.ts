import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { findExcerpt } from '../../../../src/writer/lint/findFirstSentence.ts';

const leadOf = (text: string) => findExcerpt(parseDocument(text).doc.blocks);

describe('findExcerpt', () => {
  it.each([
    ['# 题\n\n第一段，\n接着 **粗** [链](a.md)`码`。\n\n第二段', '第一段，接着 粗 链码。'],
    ['## 节\n\n:::tip\n提示\n:::\n\n```\n码\n```\n\n文', '文'],
    ['```mermaid\nflowchart TD\n  图 --> 中\n```\n\n文', '文'],
    ['| a |\n|-|\n\n- 一\n- 二', '一'],
    ['> 引\n>\n> 二', '引'],
    ['![图](a.png) ![](b.png)\n\n点击 ![设置](c.png) 按钮', '点击 设置 按钮'],
    ['甲<br>乙\nb', '甲 乙 b'],
    ['甲[^1]\n\n[^1]: 注', '甲'],
    ['[^1]\n\n[^1]: 注', ''],
    ['<!-- 注 -->\n\n---\n\n文', '文'],
    ['一节\n---\n\n文', '文'],
    ['import A from "./a"\n\nexport const b = 1;\n\n文', '文'],
    ['# 题\n\n```\n码\n```', ''],
    ['# 题\n\n第一句。第二句。', '第一句。'],
    ['怎么办？！先看日志。', '怎么办？！'],
    ['点击「提交。」按钮，等一等……完成。', '点击「提交。」按钮，等一等……完成。'],
    ['In v8.1, e.g. Docker is needed. Read on.', 'In v8.1, e.g. Docker is needed.'],
    ['Mr. Li vs. Mr. Wu, plan B. Both, etc. Next.', 'Mr. Li vs. Mr. Wu, plan B. Both, etc. Next.'],
    ['版本 8.1.0 已发布，见 a.b.c', '版本 8.1.0 已发布，见 a.b.c'],
  ])('of %j', (text, lead) => {
    expect(leadOf(text)).toBe(lead);
  });

  it('looks into boxes and columns where nothing stands outside of them', () => {
    expect(leadOf('<div align="center">\n\n> [!NOTE]\n> 提示\n\n</div>')).toBe('提示');
  });

  it('is cut to what a search result can show, between characters', () => {
    expect(leadOf('𠮷'.repeat(160))).toBe('𠮷'.repeat(160));
    expect(leadOf('𠮷'.repeat(161))).toBe(`${'𠮷'.repeat(159)}…`);
  });
});
