import { expect, it } from 'vitest';
import { findDialect } from '../../../../../src/core/document/dialects/dialect.ts';

it.each([
  ["import A from './a.md';\n\n<A />\n\n<script>a</script>", 'mdx'],
  ["<script setup>\nimport A from './a.vue'\n</script>\n\n<A />", 'vue'],
  ['<script>a</script>', undefined],
  ['# 甲\n\n<Badge text="b" />', 'vue'],
  ['# 甲\n\n`<Badge />`', undefined],
  ['# 甲\n\n{/* 乙 */}', 'mdx'],
])('%j is %s', (text, dialect) => {
  expect(findDialect(text)).toBe(dialect);
});
