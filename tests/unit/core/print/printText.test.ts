import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { listIds, toPrintBlocks } from '../../../../src/core/print/printText.ts';
import { showTree } from '../../../support/showTree.ts';

const show = (text: string, depth = 1) =>
  showTree(toPrintBlocks(parseDocument(text).doc.blocks, { id: 'print-3', depth }));

describe('toPrintBlocks', () => {
  it.each([
    ['gives ids that no other page has', '## 启动', 1, '<h2 id="print-3-启动">启动</h2>'],
    ['puts headings below the chapter’s own', '## 启动', 3, '<h4 id="print-3-启动">启动</h4>'],
    ['knows no deeper heading than the sixth', '##### 细节', 3, '<h6 id="print-3-细节">细节</h6>'],
  ])('%s', (_, text, depth, shown) => {
    expect(show(text, depth)).toBe(shown);
  });

  it('opens what is folded', () => {
    expect(show('<details>\n<summary>更多</summary>\n\n话。\n\n</details>')).toMatch(/^<details open/);
  });

  it('keeps what refers to an id with it', () => {
    const shown = show('一[^1]。\n\n[^1]: 注。');
    const [, described] = /ariaDescribedBy="([^"]+)"/.exec(shown) ?? [];
    expect(described).toMatch(/^print-3-/);
    expect(shown).toContain(`id="${described}"`);
  });

  it('leaves the doc as it is', () => {
    const { blocks } = parseDocument('## 启动\n\n- 一').doc;
    const before = showTree(blocks);
    toPrintBlocks(blocks, { id: 'print-1', depth: 2 });
    expect(showTree(blocks)).toBe(before);
  });
});

describe('listIds', () => {
  it('finds them in headings, footnotes and HTML', () => {
    const ids = listIds(parseDocument('## 启动\n\n<a id="旧"></a>话[^1]。\n\n[^1]: 注。').doc.blocks);
    expect(ids).toEqual(expect.arrayContaining(['启动', '旧']));
    expect(ids.length).toBeGreaterThanOrEqual(4);
  });
});
