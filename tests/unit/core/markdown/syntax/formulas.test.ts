import { describe, expect, it } from 'vitest';
import { showDoc } from '../../../../support/showTree.ts';

describe('a formula in a line', () => {
  it.each([
    ['$x^*$ 和 $y^*$', '$x^*$ 和 $y^*$'],
    ['记为 $a_1 * b_1 * c$。', '记为 $a_1 * b_1 * c$。'],
    [String.raw`$\{a \mid a_i\}$`, String.raw`$\{a \mid a_i\}$`],
    [String.raw`**$O(n \log n)$** 的排序`, String.raw`<strong>$O(n \log n)$</strong> 的排序`],
    [String.raw`$\$_1$`, String.raw`$\$_1$`],
    ['（$x_i*y_i*z$）', '（$x_i*y_i*z$）'],
  ])('stands as it is written: %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    // Prices, variables, names: no mark of TeX, a space inside, a digit behind, Chinese, or code.
    ['$5 *和* $6', '$5 <em>和</em> $6'],
    ['*$a* or *$b*', '<em>$a</em> or <em>$b</em>'],
    ['US$5*x*/US$6', 'US$5<em>x</em>/US$6'],
    ['$A_B 与 *$C_D*', '$A_B 与 <em>$C_D</em>'],
    ['$A_B *到* $C', '$A_B <em>到</em> $C'],
    ['$A_`$B`', '$A_<code>$B</code>'],
    [String.raw`\$x^*y*$`, '$x^<em>y</em>$'],
    ['$x_1', '$x_1'],
  ])('is not %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it('costs many dollars no more than their number', () => {
    const text = '$a_'.repeat(40_000);
    expect(showDoc(text)).toContain('$a_$a_');
  });
});
