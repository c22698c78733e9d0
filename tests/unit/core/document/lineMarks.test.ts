import { describe, expect, it } from 'vitest';
import { markLines, readFence } from '../../../../src/core/document/fence.ts';

const SIGNS = { added: '+', removed: '-', focused: '>' } as const;

const read = (code: string, language = 'js', meta?: string) =>
  markLines(readFence(code, language, meta), language);

/** Lines of a block: a sign for what is said of each, a star before the highlighted ones. */
const show = (code: string, language = 'js', meta?: string) =>
  read(code, language, meta).lines.map(
    ({ text, isHighlighted, mark }) => (mark ? SIGNS[mark] : '') + (isHighlighted ? '*' : '') + text,
  );

describe('a mark at the end of a line', () => {
  it.each([
    ['js', 'a() // [!code ++]', '+a()'],
    ['bash', 'a # [!code --]', '-a'],
    ['html', '<a> <!-- [!code focus] -->', '><a>'],
    ['css', 'a {} /* [!code ++] */', '+a {}'],
    ['jsx', '<A /> {/* [!code hl] */}', '*<A />'],
    ['sql', 'select 1 -- [!code ++]', '+select 1'],
    ['ini', 'a=1 ; [!code --]', '-a=1'],
    ['markdown', 'a # [!code ++]', 'a # [!code ++]'],
    ['markdown', 'a <!-- [!code ++] -->', '+a'],
    ['js', 'a // [!code nonsense]', 'a // [!code nonsense]'],
    ['js', '"[!code ++]" + a', '"[!code ++]" + a'],
  ])('%s: %s', (language, written, shown) => {
    expect(show(`${written}\n`, language)).toEqual([shown]);
  });

  it('may be meant for more lines, and goes with the highlighting of ranges', () => {
    expect(show('a // [!code focus:2]\nb\nc\n', 'js', '{3}')).toEqual(['>a', '>b', '*c']);
  });

  it('is no part of what is copied', () => {
    expect(read('a // [!code ++]\nb\n').code).toBe('a\nb');
  });
});

it('the lines of a diff say it with their first character; the heads of its files do not', () => {
  const code = '--- a.js\n+++ b.js\n@@ -1 +1 @@\n-a\n+b\n c\n';
  expect(show(code, 'diff')).toEqual(['--- a.js', '+++ b.js', '@@ -1 +1 @@', '--a', '++b', ' c']);
});
