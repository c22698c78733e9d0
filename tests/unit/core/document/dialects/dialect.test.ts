import { expect, it } from 'vitest';
import { findDialects } from '../../../../../src/core/document/dialects/dialect.ts';

it.each([
  ["import A from './a.md';\n\n<A />\n\n<script>a</script>", ['mdx']],
  ["<script setup>\nimport A from './a.vue'\n</script>\n\n<A />", ['vue']],
  ['<script>a</script>', []],
  ['# 甲\n\n<Badge text="b" />', ['vue']],
  ['# 甲\n\n`<Badge />`', []],
  ['# 甲\n\n{/* 乙 */}', ['mdx']],
  ['<Badge />\n\n{% hint style="info" %}', ['vue', 'gitbook']],
  ['<!--@include: a.md included="%7B%25%20hint"-->', ['gitbook']],
])('%j has %j', (text, dialects) => {
  expect(findDialects(text)).toEqual(dialects);
});
