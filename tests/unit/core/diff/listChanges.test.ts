import { afterEach, expect, it, vi } from 'vitest';
import { cutWords } from '../../../../src/core/diff/align.ts';
import { countChanges, listChanges } from '../../../../src/core/diff/listChanges.ts';
import { pairSides } from '../../../../src/core/diff/pairSides.ts';
import { compareTexts } from '../../../support/compared.ts';
import { showTree } from '../../../support/showTree.ts';

const before = '开头。\n\n旧一 one。\n\n旧二 two。\n\n结尾的一段话。\n';
const after = '开头。\n\n新的三 three!\n\n## 新的一节\n\n里面。\n\n结尾的一段文字。\n';

it('counts rows of one kind that stand together once, and a new section by itself', () => {
  const changes = listChanges(compareTexts(before, after));
  expect(changes.map(({ kind, from, to, label }) => [kind, from, to, label])).toEqual([
    ['gone', 1, 3, '旧一 one。'],
    ['new', 3, 4, '新的三 three!'],
    ['new', 4, 6, '新的一节'],
    ['changed', 6, 7, '结尾的一段话文字。'],
  ]);
  expect(countChanges(changes)).toEqual({ new: 2, gone: 1, changed: 1, moved: 0 });
});

it('cuts the beginning of a long text between characters', () => {
  const [change] = listChanges(compareTexts('开头。', `开头。\n\n一${'😀'.repeat(28)}`));
  expect(change?.label).toBe(`一${'😀'.repeat(27)}…`);
});

it('counts what has moved once, where it stands now', () => {
  const [first, second] = ['## 甲\n\n第一节的一段话。', '## 乙\n\n第二节的话，比第一节的话长得多。'];
  const changes = listChanges(compareTexts(`${first}\n\n${second}`, `${second}\n\n${first}`));
  expect(changes.map(({ kind, label }) => [kind, label])).toEqual([['moved', '甲']]);
});

it('puts what belongs together beside each other, and what is gone beside what is new', () => {
  const pairs = pairSides(compareTexts(before, after));
  const shown = pairs.map((pair) =>
    [pair.before, pair.after].map((side) => showTree(side).replace(/<.*?>/g, '')),
  );
  expect(shown).toEqual([
    ['开头。', '开头。'],
    ['旧一 one。', '新的三 three!'],
    ['旧二 two。', '新的一节'],
    ['', '里面。'],
    ['结尾的一段话。', '结尾的一段文字。'],
  ]);
  expect(pairs.map(({ isSame }) => isSame)).toEqual([true, false, false, false, false]);
});

it('has each id once on the page: on the later side', () => {
  const [pair] = pairSides(compareTexts('## 同\n', '## 同\n'));
  expect([showTree(pair?.before ?? []), showTree(pair?.after ?? [])]).toEqual([
    '<h2>同</h2>',
    '<h2 id="同">同</h2>',
  ]);
});

it('shows on each side the columns of that side', () => {
  const rows = compareTexts(
    '| 名称 | 类型 | 内容 |\n| --- | --- | --- |\n| a | 旧 | 1 |\n| b | 旧 | 2 |',
    '| 名称 | 内容 |\n| --- | --- |\n| a | 1 |\n| c | 3 |',
  );
  const [pair] = pairSides(rows);
  const cellsOf = (side: Parameters<typeof showTree>[0]) =>
    showTree(side)
      .match(/<tr.*?<\/tr>/g)
      ?.map((row) => row.match(/<t[hd]/g)?.length);
  expect(cellsOf(pair?.before ?? [])).toEqual([3, 3, 3]);
  expect(cellsOf(pair?.after ?? [])).toEqual([2, 2, 2]);
});

afterEach(() => void vi.unstubAllGlobals());

it('cuts words without the browser’s help where it has none', () => {
  expect(cutWords('用Docker部署')).toEqual(['用', 'Docker', '部署']);
  vi.stubGlobal('Intl', undefined);
  expect(cutWords('用Docker 24部署')).toEqual(['用', 'Docker', ' ', '24', '部', '署']);
});
