import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../../src/core/document/plainText.ts';
import { createRandom } from '../../../../support/random.ts';
import { showDoc } from '../../../../support/showTree.ts';

describe('marked text', () => {
  it.each([
    ['==高亮==', '<mark>高亮</mark>'],
    ['中文==高亮==中文', '中文<mark>高亮</mark>中文'],
    ['（==a b==）API', '（<mark>a b</mark>）API'],
    ['"==重点=="', '"<mark>重点</mark>"'],
    ['==**粗** 与 `a==b`==', '<mark><strong>粗</strong> 与 <code>a==b</code></mark>'],
    ['**==粗==**', '<strong><mark>粗</mark></strong>'],
    ['==a\n高==', '<mark>a↵高</mark>'],
    ['==没有完 ==高亮==', '==没有完 <mark>高亮</mark>'],
    ['- ==高亮==', '<mark>高亮</mark>'],
    ['| ==甲== |\n| - |\n| 乙 |', '<th><mark>甲</mark></th>'],
    ['==if a==b then==', '<mark>if a==b then</mark>'],
  ])('in %s', (text, expected) => {
    expect(showDoc(text)).toContain(expected);
  });

  it.each([
    'a == b == c',
    'if a==b and c==d',
    'f(x)==g(y) && f(z)==1',
    '"a"=="b"=="c"',
    'x===y===z',
    'x!==y!==z',
    '==== 线 ====',
    '== 标题 ==',
    '== a==',
    '==没有完',
    '\\==a==',
    '`==code==`',
    '$a_{==b==}$',
    'https://a.com/?q==x==',
    '==一段\n\n另一段==',
  ])('is not %j', (text) => {
    expect(showDoc(text)).not.toContain('<mark>');
  });

  it('says the same with its signs and without', () => {
    const random = createRandom(57);
    const words = ['中', '文字', 'API', ' ', '，', '1', '`a==b`', '**粗**', '（', '）'];
    const some = () =>
      Array.from(
        { length: 1 + Math.floor(random() * 5) },
        () => words[Math.floor(random() * words.length)],
      ).join('');
    for (let at = 0; at < 200; at += 1) {
      const [before, inside, after] = [some(), some(), some()];
      const plain = (text: string) => toPlainText(parseDocument(text).doc.blocks);
      expect(plain(`甲${before}。==重${inside}点==。${after}乙`)).toBe(
        plain(`甲${before}。重${inside}点。${after}乙`),
      );
    }
  });
});
