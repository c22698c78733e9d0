import { expect, test } from 'vitest';
import { countMarks, findLostWords } from '../../bench/repositories/texts.ts';

const lostOf = (source: string, shown: string) => findLostWords(source, shown).lost;

test('counts remains of syntax', () => {
  expect(countMarks('甲\n::: tip\n<Card title="a">\n{{ x }} 和 {{ y }}\na < b')).toEqual({
    ':::': 1,
    '<Tag': 1,
    '{{': 2,
  });
});

test('marks that a writer has escaped are text in their engine, too', () => {
  const source = 'a \\<center> b <c>\n\\::: x\n<span v-pre>{{ y }}</span> {{ z }}';
  expect(countMarks('a <center> b <c> x\n::: x\n{{ y }} {{ z }}', source)).toEqual({ '<Tag': 1, '{{': 1 });
});

test('a word is lost as often as the document lacks it', () => {
  expect(lostOf('one two two\n\n部署部署', 'two one 部署')).toEqual(['two', '部', '署']);
  expect(findLostWords('a b', 'b').words).toBe(2);
});

test('front matter, tags, URLs and marks are no words; code is', () => {
  const source = `---
title: Secret
---
import Tabs from '@theme/Tabs';

<Tabs items={['x']}>

::: tip Title
[Text](https://example.com "hint") and \`<b>code</b>\` {#id}
:::

\`\`\`js title="a.js"
let answer = '<T>';
\`\`\`

</Tabs>
`;
  expect(lostOf(source, 'Title\nText and <b>code</b>\nlet answer = <T>;')).toEqual([]);
  expect(lostOf(source, 'Title\nText and')).toEqual(['b', 'code', 'b', 'let', 'answer', 't']);
});

test('numbers of items, formulas, comments and definitions are no words', () => {
  expect(lostOf('author: a, b\n\n甲', '甲')).toEqual([]);
  expect(lostOf('- [x] **g**lobally `n`s [a][b] { width="300" }\n\n[b]:\nc.html', 'globally ns a')).toEqual(
    [],
  );
  expect(lostOf('甲[^1]\n\n[^1]: 乙', '甲')).toEqual(['乙']);
  expect(lostOf('1. 甲\n   2) 乙', '甲\n乙')).toEqual([]);
  expect(lostOf('甲 $a+b$\n\n$$\nx\n$$\n\n<!-- c -->\n\n[r]: d.md\n\n*[HTML]: Hyper', '甲')).toEqual([]);
});
