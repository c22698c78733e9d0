import { describe, expect, it } from 'vitest';
import { countReplaced, findCompletionRequest } from '../../../../src/writer/editing/completionRequest.ts';

const at = (before: string, place = {}) => {
  const found = findCompletionRequest({ before, isFrontMatter: false, isCode: false, ...place });
  if (found === undefined) return undefined;
  const more = 'href' in found ? found.href : 'field' in found ? found.field : '';
  return [found.kind, before.slice(0, found.from), found.query, more]
    .filter((part) => part !== '')
    .join(' | ');
};

describe('findCompletionRequest', () => {
  it.each([
    ['见 [部署](', 'page | 见 [部署]('],
    ['见 [部署](../dep', 'page | 见 [部署]( | ../dep'],
    ['[a](b.md) 与 [c](d', 'page | [a](b.md) 与 [c]( | d'],
    ['[a](b.md#启', 'anchor | [a](b.md# | 启 | b.md'],
    ['[a](#', 'anchor | [a](#'],
    ['![图](img/', 'image | ![图]( | img/'],
    [':::t', 'admonition | ::: | t'],
    ['  :::', 'admonition |   :::'],
    ['```ja', 'language | ``` | ja'],
  ])('%s', (before, found) => {
    expect(at(before)).toBe(found);
  });

  it('knows a word of running text, and says nothing of finished links and of code', () => {
    expect(at('请通知坐')).toBe('term | 请通知坐');
    expect(at('[a](b.md)')).toBeUndefined();
    expect(at('[a](b', { isCode: true })).toBeUndefined();
  });

  it('knows the fields on top and their values', () => {
    expect(at('sidebar', { isFrontMatter: true })).toBe('field | sidebar');
    expect(at('openapi-s', { isFrontMatter: true })).toBe('field | openapi-s');
    expect(at('draft: t', { isFrontMatter: true })).toBe('value | draft:  | t | draft');
    expect(at('  - a', { isFrontMatter: true })).toBeUndefined();
  });
});

describe('countReplaced', () => {
  it.each([
    ['page', '', 0],
    ['page', ')', 0],
    ['page', 'q.md) 与 [b](c.md)', 4],
    ['page', 'q.md#启动)', 4],
    ['image', 'a 1.png>)', 0],
    ['image', '1.png>)', 5],
    ['anchor', '动#x)', 3],
    // Nothing closes it: what stands there is the text that goes on.
    ['page', '春松客服', 0],
    ['page', '春松客服（开源）[b](c.md)', 0],
    ['term', '席)', 0],
  ] as const)('%s before %s', (kind, behind, count) => {
    expect(countReplaced({ kind }, behind)).toBe(count);
  });
});
