// Tags of GitBook.
import { expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

it.each([
  ['{% hint style="success" %}\n甲\n{% endhint %}', ':::tip\n甲\n:::'],
  ['甲\n{% hint style="info" %}\n乙\n{% endhint %}\n丙', '甲\n:::info\n乙\n:::\n丙'],
  [
    '- 一\n\n  {% hint style="info" %}\n  甲\n\n  乙\n  {% endhint %}',
    '- 一\n\n  :::info\n  甲\n\n  乙\n  :::',
  ],
  [
    '{% tabs %}\n{% tab title="`a` 题" %}\n{% hint style="danger" %}\n甲\n{% endhint %}\n{% endtab %}\n{% endtabs %}',
    '::::tabs\n== `a` 题\n:::danger\n甲\n:::\n::::',
  ],
])('%j is %j', (theirs, ours) => {
  expect(showDoc(theirs)).toBe(showDoc(ours));
  expect(showFindings(theirs)).toEqual([]);
});

it.each(['{% hint style="info" %}\n\n甲', '甲\n\n{% endhint %}', '{% unknown %}\n\n甲\n\n{% endunknown %}'])(
  'tags without the other, and unknown ones, are text: %j',
  (text) => {
    expect(showDoc(text)).toContain('{%');
    expect(showDoc(text)).not.toContain('<aside');
  },
);

it('ends at its closing tag, in a page of many segments, too', () => {
  const paragraphs = '甲\n\n'.repeat(400);
  const { tree } = parseDocument(`{% hint style="info" %}\n${paragraphs}{% endhint %}\n`);
  expect(tree.children.map(({ type, position }) => [type, position?.end.line])).toEqual([
    ['containerDirective', 802],
  ]);
});

it('nests to a limit', () => {
  const text = `${'{% hint style="info" %}\n'.repeat(1000)}甲\n${'{% endhint %}\n'.repeat(1000)}`;
  expect(showDoc(text)).toContain('甲');
});
