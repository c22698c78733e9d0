import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { reuseBlocks } from '../../../../src/writer/editor/useParsedDraft.ts';

const blocksOf = (...sections: string[]) =>
  parseDocument(sections.map((name) => `## ${name}\n\n正文 ${name}\n`).join('\n')).doc.blocks;

describe('reuseBlocks', () => {
  const first = reuseBlocks([], blocksOf('甲', '乙', '丙'));

  it('keeps the tree of what has not changed, though it stands on another line', () => {
    const next = reuseBlocks(first, blocksOf('甲', '新', '又新', '乙', '丙'));
    expect(next.map(({ tree }) => first.findIndex((block) => block.tree === tree))).toEqual([
      0, -1, -1, 1, 2,
    ]);
    expect(new Set(next.map(({ key }) => key)).size).toBe(5);
  });

  it('keeps the key of what has changed', () => {
    const next = reuseBlocks(first, blocksOf('甲', '乙二', '丙'));
    expect(next.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
    expect(next.map(({ tree }, at) => tree === first[at]?.tree)).toEqual([true, false, true]);
  });

  it('lets go of what is gone', () => {
    expect(reuseBlocks(first, blocksOf('甲', '丙')).map(({ key }) => key)).toEqual([
      first[0]?.key,
      first[2]?.key,
    ]);
    expect(reuseBlocks(first, [])).toEqual([]);
  });
});
