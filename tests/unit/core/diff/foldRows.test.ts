import { expect, it } from 'vitest';
import type { ComparisonRow, RowKind } from '../../../../src/core/diff/compareDocs.ts';
import { differsMostly, foldRows } from '../../../../src/core/diff/foldRows.ts';

const row = (kind: RowKind, text = '字'): ComparisonRow => ({ kind, nodes: [{ type: 'text', value: text }] });

it('knows whether more than half of the text is not the same; a moved block counts once', () => {
  expect(differsMostly([row('same', '一二三'), row('new', '一二三')])).toBe(false);
  expect(differsMostly([row('same', '一二三'), row('gone', '一二三四')])).toBe(true);
  expect(differsMostly([row('same', '一二三'), row('left', '一二'), row('moved', '一二')])).toBe(false);
  expect(differsMostly([])).toBe(false);
});

it('folds adjacent unchanged rows as one, each rewritten row, and no other', () => {
  const rows = [row('same'), row('same'), row('changed'), row('changed'), row('gone'), row('same')];
  expect(foldRows(rows)).toEqual([
    { fold: 'same', from: 0, to: 2 },
    { fold: 'changed', from: 2, to: 3 },
    { fold: 'changed', from: 3, to: 4 },
    { fold: undefined, from: 4, to: 5 },
    { fold: 'same', from: 5, to: 6 },
  ]);
});

it('folds no heading, so that the outline is there', () => {
  const heading: ComparisonRow = {
    kind: 'same',
    nodes: [{ type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: '题' }] }],
  };
  expect(foldRows([row('same'), heading, row('same')]).map(({ fold }) => fold)).toEqual([
    'same',
    undefined,
    'same',
  ]);
});
