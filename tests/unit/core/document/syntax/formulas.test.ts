import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../../src/core/document/plainText.ts';
import { createRandom } from '../../../../support/random.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

describe('a formula in a line', () => {
  it.each([
    ['$x^*$ 和 $y^*$', '$x^*$ 和 $y^*$'],
    ['记为 $a_1 * b_1 * c$。', '记为 $a_1 * b_1 * c$。'],
    [String.raw`$\{a \mid a_i\}$`, String.raw`$\{a \mid a_i\}$`],
    [String.raw`**$O(n \log n)$** 的排序`, String.raw`<strong>$O(n \log n)$</strong> 的排序`],
    [String.raw`$\$_1$`, String.raw`$\$_1$`],
    ['（$x_i*y_i*z$）', '（$x_i*y_i*z$）'],
    ['$a*b*c$ 与 $a<b>c$', '$a*b*c$ 与 $a<b>c$'],
    ['$[a,b][c,d](e)$', '$[a,b][c,d](e)$'],
    ['$a &lt; b$', '$a &lt; b$'],
    ['$a*b\n+c*d$', '$a*b↵+c*d$'],
    [String.raw`$\text{最大 *值* 为}$`, String.raw`$\text{最大 *值* 为}$`],
    ['$$a*b*c$$ 和 $$ a_1 *b* $$', '$$a*b*c$$ 和 $$ a_1 *b* $$'],
    [String.raw`\( a_1 *b* \) 和 \(p|q\)`, String.raw`\( a_1 *b* \) 和 \(p|q\)`],
    [String.raw`其中 \(x\) 是 \(f(x)\)`, String.raw`其中 \(x\) 是 \(f(x)\)`],
    [String.raw`\[ x = \frac{1}{2} \]`, String.raw`\[ x = \frac{1}{2} \]`],
    [String.raw`\(\max 若 *x* > 0\)`, String.raw`\(\max 若 *x* > 0\)`],
  ])('stands as it is written: %s', (text, expected) => {
    expect(showDoc(text)).toContain('<math>');
    expect(showDoc(text).replace(/<\/?(?:math|span|div|p)\b[^>]*>/g, '')).toBe(
      expected.replace(/<\/?p>/g, ''),
    );
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    // Prices, variables, names: a space inside, a digit or a letter behind, Chinese, or code.
    ['$5 *和* $6', '$5 <em>和</em> $6'],
    ['*$a* or *$b*', '<em>$a</em> or <em>$b</em>'],
    ['*$A_B* or *$C_D*', '<em>$A_B</em> or <em>$C_D</em>'],
    ['US$5*x*/US$6', 'US$5<em>x</em>/US$6'],
    ['$PATH:*x*:$HOME', '$PATH:<em>x</em>:$HOME'],
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: placeholders as they are written
    ['${a} *b* ${c}', '${a} <em>b</em> ${c}'],
    ['${a}*b*${c}', '${a}<em>b</em>${c}'],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: placeholders as they are written
    ["$('a').b(*x*)$('c')", "$('a').b(<em>x</em>)$('c')"],
    ['$A_B 与 *$C_D*', '$A_B 与 <em>$C_D</em>'],
    ['$A_B *到* $C', '$A_B <em>到</em> $C'],
    ['$A_`$B`', '$A_<code>$B</code>'],
    [String.raw`\$x^*y*$`, '$x^<em>y</em>$'],
    ['$x_1', '$x_1'],
    ['echo $$ *a* $$', 'echo $$ <em>a</em> $$'],
    ['$version$ 和 $USER_NAME$', '$version$ 和 $USER_NAME$'],
    ['$$', '$$'],
    ['$$$$', '$$$$'],
    [String.raw`\[可选\] \(可选\)`, '[可选] (可选)'],
    [
      String.raw`\[--force\] \[a-z\] \[name=value\] \[x\] \[^1\] \[y/n\]`,
      '[--force] [a-z] [name=value] [x] [^1] [y/n]',
    ],
    [String.raw`\[<i>x0</i>, <i>y0</i>\]`, '[<i>x0</i>, <i>y0</i>]'],
    [String.raw`file\(s\) \(*optional*\) \(1\)`, 'file(s) (<em>optional</em>) (1)'],
    [String.raw`\(a_1 *b*`, '(a_1 <em>b</em>'],
  ])('is not %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it('is a part of its heading', () => {
    const doc = parseDocument('## 求 $a_1*N*b$').doc;
    expect(doc.headings.map(({ text }) => text)).toEqual(['求 $a_1*N*b$']);
  });

  it('costs as much as any other text of its length', () => {
    const parts = [
      '$a_',
      '$$a ',
      '$$a$',
      '$a\n',
      '\\(a ',
      '\\[a ',
      '\\(\\[',
      '$\\$',
      '\\(1=',
      '$a{',
      '$1',
      '$$ ',
    ];
    for (const part of parts) expect(() => parseDocument(part.repeat(5000)).doc).not.toThrow();
    for (const part of ['$$ a\n', '- $$\n', '\\[\n', '> $$\n\n', '$$\n\n', '$$ a\n\n', '| $|x|$ '])
      expect(() => parseDocument(`| a |\n| - |\n${part.repeat(1500)}`).doc).not.toThrow();
  }, 60_000);
});

describe('formulas of any making', () => {
  const random = createRandom(577);
  const among = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const term = () =>
    among([
      ...[
        'a_1',
        'x^*',
        '*y*',
        '_z_',
        'b<c>d',
        '\\\\',
        '\\{q\\}',
        '\\,',
        '[u](v)',
        '~~w~~',
        '&amp;',
        '==k==',
        '**2**',
      ],
      ...[
        '\\frac{a_b}{c_d}',
        'f(x)',
        '\\text{若 *甲* 则}',
        '!',
        '{{n}}',
        '<br>',
        '[[i]]',
        'https://a.b/c',
        "f'",
      ],
    ]);
  const content = () => `\\alpha ${Array.from({ length: 1 + Math.floor(random() * 5) }, term).join(' ')} = 0`;
  const spell = (text: string) =>
    among([`$${text}$`, `$$${text}$$`, `$$ ${text} $$`, `\\(${text}\\)`, `\\( ${text} \\)`, `\\[${text}\\]`]);
  const places: readonly ((formula: string) => string)[] = [
    (formula) => `其中${formula}为值。`,
    (formula) => `- 一\n- 设 ${formula}\n  - 二`,
    (formula) => `> 设 ${formula}，*则*`,
    (formula) => `## 设 ${formula}`,
    (formula) => `| 甲 | 乙 |\n| - | - |\n| ${formula} | 丙 |`,
    (formula) => `**${formula}** 与 [${formula.replace(/\[u.*?\)|\[\[i\]\]|https\S+/g, 'u')}](a.md)`,
    (formula) => `:::tip\n${formula}\n:::`,
    (formula) => `甲${formula}乙${formula}\n丙`,
    (formula) => formula,
  ];
  const texts = Array.from({ length: 200 }, () => {
    const formula = spell(content());
    return [among(places)(formula), formula] as const;
  });

  it('stand as they are written wherever text stands', () => {
    for (const [text, formula] of texts)
      expect(toPlainText(parseDocument(text).doc.blocks), text).toContain(formula);
  });
});
