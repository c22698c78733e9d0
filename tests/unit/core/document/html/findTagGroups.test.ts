import type { RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { findGroups } from '../../../../../src/core/document/html/findTagGroups.ts';

/** A node for each part: what begins with `<` is HTML, the rest text. */
const nodes = (...parts: string[]): RootContent[] =>
  parts.map(
    (value): RootContent => (value.startsWith('<') ? { type: 'raw', value } : { type: 'text', value }),
  );

const show = (...parts: string[]): string =>
  findGroups(nodes(...parts))
    .groups.map(({ first, last }) => `${first}-${last}`)
    .join(' ');

describe('findGroups', () => {
  it.each([
    [['<b>', 'a', '</b>', 'b', '<i>c</i>'], '0-2 4-4'],
    [['<div>', 'a', '<b>', 'b', '</b>', '</div>', 'c'], '0-5'],
    [['<div>', 'a', '<b>x</b>', 'b'], '0-0 2-2'],
    [['a', '</div>', 'b'], '1-1'],
    [['<b>', 'a', '<i>', 'b', '</b>', 'c', '</i>'], '0-4 6-6'],
    [['<p>', 'a', '<p>', 'b', '</p>'], '0-0 2-4'],
    [['<br>', 'a', '<img>'], '0-0 2-2'],
    [['a', 'b'], ''],
  ])('groups %j', (parts, groups) => {
    expect(show(...parts)).toBe(groups);
  });

  it('tells which tags have no partner', () => {
    const { unpaired } = findGroups(nodes('<div><b>', 'a', '</b>', '</i>'));
    expect([...unpaired].map(([index, tags]) => [index, tags.map(({ name }) => name)])).toEqual([
      [3, ['i']],
      [0, ['div']],
    ]);
  });

  it('asks for no end where HTML asks for none', () => {
    expect(findGroups(nodes('<ul><li>a<li>b</ul>')).unpaired.size).toBe(0);
  });

  it('measures how deep tags are nested', () => {
    expect(findGroups(nodes('<div>'.repeat(500))).depth).toBe(500);
  });
});
