import { describe, expect, it } from 'vitest';
import type { Heading } from '../../../../../src/core/document/parsedDoc.ts';
import { buildTocTree, findHeading, type TocNode } from '../../../../../src/core/site/nav/pageModel.ts';

const headings = (levels: readonly number[]) =>
  levels.map(
    (level, at): Heading => ({ id: `${at}`, level: level as Heading['level'], text: `${at}`, content: [] }),
  );
const show = (nodes: readonly TocNode[]): string =>
  nodes
    .map((node) => node.heading.id + (node.children.length > 0 ? `(${show(node.children)})` : ''))
    .join(' ');

describe('buildTocTree', () => {
  it.each([
    ['nests by level', [2, 3, 3, 2], 2, 3, '0(1 2) 3'],
    ['never lists the h1', [1, 2], 2, 3, '1'],
    ['drops deeper levels', [2, 3, 4, 3], 2, 3, '0(1 3)'],
    ['lets children of a dropped heading rise', [2, 3, 4], 3, 4, '1(2)'],
    ['keeps a first heading without a parent', [3, 2, 3], 2, 3, '0 1(2)'],
  ])('%s', (_, levels, min, max, tree) => expect(show(buildTocTree(headings(levels), min, max))).toBe(tree));

  it('leaves out empty headings', () => {
    expect(buildTocTree([{ id: 'a', level: 2, text: '', content: [] }], 2, 3)).toEqual([]);
  });
});

describe('findHeading', () => {
  it('looks at every depth', () => {
    const tree = buildTocTree(headings([2, 3, 2]), 2, 3);
    expect(findHeading(tree, '1')?.id).toBe('1');
    expect(findHeading(tree, undefined)).toBeUndefined();
  });
});
