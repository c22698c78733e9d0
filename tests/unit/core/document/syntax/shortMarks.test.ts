import { describe, expect, it } from 'vitest';
import { readKeys } from '../../../../../src/core/document/syntax/keyNames.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const kbd = (...keys: string[]) => keys.map((key) => `<kbd>${key}</kbd>`).join('+');

describe('a short mark', () => {
  it.each([
    ['按 ++ctrl+alt+del++。', `按 ${kbd('Ctrl', 'Alt', 'Del')}。`],
    ['按++ctrl+s++保存', `按${kbd('Ctrl', 'S')}保存`],
    ['++enter++ 或 ++Page-Down++', `${kbd('Enter')} 或 ${kbd('PgDn')}`],
    ['**++cmd+k++**', `<strong>${kbd('Cmd', 'K')}</strong>`],
    ['++f12++', kbd('F12')],
    ['H~2~O 和 CO~2~', 'H<sub>2</sub>O 和 CO<sub>2</sub>'],
    ['x~i+1~ 与 f(x)~max~', 'x<sub>i+1</sub> 与 f(x)<sub>max</sub>'],
    ['x^2^ + y^2^ = 10^-3^ m^3^', 'x<sup>2</sup> + y<sup>2</sup> = 10<sup>-3</sup> m<sup>3</sup>'],
    ['Ca^2+^、Cl^-^、29^th^', 'Ca<sup>2+</sup>、Cl<sup>-</sup>、29<sup>th</sup>'],
    ['SO~4~^2-^', 'SO<sub>4</sub><sup>2-</sup>'],
    ['~~H~2~O~~', '<del>H<sub>2</sub>O</del>'],
    ['| a |\n| - |\n| m^2^ |', ''],
  ])('is an element: %s', (text, expected) => {
    if (expected !== '') expect(showDoc(text)).toBe(`<p>${expected}</p>`);
    else expect(showDoc(text)).toContain('<td>m<sup>2</sup></td>');
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    ...[
      '++i++',
      'i++ + ++j',
      'C++ 和 g++',
      'a++b++c',
      '++未知++',
      '++count++',
      '++ ctrl ++',
      '++ctrl+++',
      '++ctrl+未++',
    ],
    ...[
      '3~5 天，7~10 天',
      '周一~周五~',
      '1~2~3',
      '~用户~',
      '~/a~b',
      'a~ b~',
      'HEAD~1..HEAD~2',
      'HEAD~1,HEAD~3',
    ],
    ...[
      'a^b^c',
      '2^3^4',
      'x^ 2^',
      '(^_^)',
      'haha^_^',
      'HEAD^1..HEAD^2',
      'x^2',
      '^2^',
      '^1.2 || ^2.0',
      'a^[1]^',
    ],
    ...['x^一^', 'v~一~'],
  ])('is text: %s', (text) => {
    expect(showDoc(text)).toBe(`<p>${text}</p>`);
  });

  it.each([
    ['`++ctrl++` `x^2^` `H~2~O`', '<code>++ctrl++</code> <code>x^2^</code> <code>H~2~O</code>'],
    [String.raw`H\~2\~O x\^2^ \++ctrl++`, 'H~2~O x^2^ ++ctrl++'],
    ['a==b==c ==重点== `==c==`', 'a==b==c <mark>重点</mark> <code>==c==</code>'],
    ['https://a.b/x~1~ https://a.b/x^2^', undefined],
  ])('is not read in code, after a backslash, or in a URL: %s', (text, expected) => {
    if (expected !== undefined) expect(showDoc(text)).toBe(`<p>${expected}</p>`);
    else expect(showDoc(text)).not.toMatch(/<su[bp]>/);
  });

  it('costs as much as other text of its length', () => {
    for (const part of ['++ctrl', 'a~b', 'a^b', '++a+', 'x~(', 'x^-', '+'])
      expect(() => showDoc(part.repeat(20_000))).not.toThrow();
  }, 60_000);
});

describe('readKeys', () => {
  it('labels the keys of a shortcut', () => {
    expect(readKeys('control+Shift+arrow-up')).toEqual(['Ctrl', 'Shift', '↑']);
    expect(readKeys('i')).toBeUndefined();
    expect(readKeys('a+b')).toBeUndefined();
    expect(readKeys('ctrl+')).toBeUndefined();
    expect(readKeys('constructor')).toBeUndefined();
  });
});
