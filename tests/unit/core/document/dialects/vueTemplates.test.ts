import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { showTree } from '../../../../support/showTree.ts';

const read = (text: string) => parseDocument(text, { dialects: ['vue'] }).doc;
const show = (text: string) => showTree(read(text).blocks);

describe('a template of Vue', () => {
  it.each([
    ['甲 {{ count }} 乙', '<p>甲 <code>{{ count }}</code> 乙</p>'],
    ['<p>{{ a < b }}</p>', '<p><code>{{ a < b }}</code></p>'],
    ["{{ '甲' }} 和 {{ 2 }}", '<p>甲 和 2</p>'],
    ['<p>{{ "甲" }}</p>', '<p>甲</p>'],
    ['`{{ a }}`', '<p><code>{{ a }}</code></p>'],
    ['<span v-pre>{{ a }}</span> {{ b }}', '<p><span>{{ a }}</span> <code>{{ b }}</code></p>'],
    ['::: v-pre\n{{ a }}\n:::', '<p>{{ a }}</p>'],
    ['{{{ .name }}}', '<p>{{{ .name }}}</p>'],
    ['<button @click="add">甲 {{ n }}</button>', '<p>甲 <code>{{ n }}</code></p>'],
    ['<A>\n\n<template #code>\n\n甲\n\n</template>\n\n</A>', '<p>甲</p>'],
  ])('%s', (text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it('is reported at its line', () => {
    const { findings } = read('甲\n\n<div>\n<p>{{ a }}</p>\n</div>\n\n{{ b }}');
    expect(findings.map(({ kind, line }) => [kind, line])).toEqual([
      ['expression', 4],
      ['expression', 7],
    ]);
  });
});
