import { expect, test } from 'vitest';
import { readMarkdownList } from '../../bench/repositories/markdownList.ts';
import {
  groupBySeparators,
  listEntries,
  longestCommon,
  type NavEntry,
  normalizeLabel,
  scoreNavigation,
} from '../../bench/repositories/navigation.ts';

const entry = (file: string, label = file, groups: readonly string[] = [], tab?: string): NavEntry => ({
  file,
  label,
  groups,
  tab,
});

test('lists pages with the groups around them; a tab is none', () => {
  const nodes = [
    {
      label: 'Guide',
      isTab: true,
      items: [{ label: 'Start', file: 'a', items: [{ label: 'B', file: 'b' }] }],
    },
  ];
  expect(listEntries(nodes)).toEqual([entry('a', 'Start', [], 'Guide'), entry('b', 'B', ['Start'], 'Guide')]);
});

test('separators become groups of what follows', () => {
  const nodes = [{ file: 'a' }, { label: 'Part' }, { file: 'b' }];
  expect(groupBySeparators(nodes, ({ label }) => label === 'Part')).toEqual([
    { file: 'a' },
    { label: 'Part', items: [{ file: 'b' }] },
  ]);
});

test('scores presence, order, nesting and labels as shares of their pages', () => {
  const theirs = [entry('a'), entry('b'), entry('c', 'C', ['Part']), entry('d', '`D`', ['Part'])];
  const ours = [entry('b'), entry('a', 'other'), entry('d', 'D', ['Other'])];
  const { present, order, nested, labelled, absent, elsewhere, renamed } = scoreNavigation(theirs, ours);
  expect({ present, order, nested, labelled }).toEqual({
    present: 0.75,
    order: 0.5,
    nested: 0.5,
    labelled: 0.5,
  });
  expect(absent.map(({ file }) => file)).toEqual(['c']);
  expect(elsewhere.map(({ ours: { file } }) => file)).toEqual(['d']);
  expect(renamed.map(({ ours: { file } }) => file)).toEqual(['a']);
});

test('a tab may be the outermost group of ours', () => {
  const theirs = [entry('a', 'a', ['Part'], 'Guide')];
  expect(scoreNavigation(theirs, [entry('a', 'a', ['Guide', 'Part'])]).nested).toBe(1);
  expect(scoreNavigation(theirs, [entry('a', 'a', ['Part'])]).nested).toBe(1);
  expect(scoreNavigation(theirs, [entry('a', 'a', ['Other', 'Part'])]).nested).toBe(0);
});

test('a page that is listed twice counts as the occurrence that agrees', () => {
  const theirs = [entry('a', 'First'), entry('a', 'Second', ['Part'])];
  const { nested, labelled } = scoreNavigation(theirs, [entry('a', 'Second', ['Part'])]);
  expect([nested, labelled]).toEqual([0.5, 0.5]);
});

test('labels are compared as they are read', () => {
  expect(normalizeLabel('**`npm run`**  [命令](a.md) <b>b</b>')).toBe('npm run 命令 b');
});

test('the longest common subsequence keeps the order of both', () => {
  expect(longestCommon(['a', 'b', 'c', 'd'], ['b', 'a', 'x', 'd', 'c'])).toBe(2);
});

test('a list of links is a tree; headings are parts only where the engine says so', () => {
  const text =
    '# Title\n\n[Preface](p.md)\n\n- Part\n  - [A](a.md)\n    - [B](b.md "B")\n- [C]()\n\n## Next\n\n* [D](d.md)\n';
  const read = (isPart: (level: number) => boolean) =>
    listEntries(readMarkdownList(text, (href) => href, isPart)).map(({ file, groups }) => [file, ...groups]);
  expect(read(() => false)).toEqual([['p.md'], ['a.md', 'Part'], ['b.md', 'Part', 'A'], ['d.md']]);
  expect(read((level) => level === 2).at(-1)).toEqual(['d.md', 'Next']);
});
