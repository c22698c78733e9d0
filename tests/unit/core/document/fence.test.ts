import { describe, expect, it } from 'vitest';
import { parseFenceMeta, readFence } from '../../../../src/core/document/fence.ts';

/** Lines of a block, a star before the highlighted ones. */
function show(code: string, language = 'js', meta?: string): string[] {
  return readFence(code, language, meta).lines.map(
    ({ text, isHighlighted }) => (isHighlighted ? '*' : '') + text,
  );
}

describe('parseFenceMeta', () => {
  it('knows nothing of nothing', () => {
    expect(parseFenceMeta(undefined)).toEqual({
      title: undefined,
      highlight: new Set(),
      showLineNumbers: false,
      startLine: 1,
    });
  });

  it.each([
    ['title="src/a b.js"', 'src/a b.js'],
    ['title=\'说 "明"\'', '说 "明"'],
    ['{1} title="花括号 {3}" showLineNumbers', '花括号 {3}'],
    ['title=""', ''],
    ['subtitle="x"', undefined],
  ])('reads the title in %s', (meta, title) => {
    expect(parseFenceMeta(meta).title).toBe(title);
  });

  it('reads ranges of lines', () => {
    expect([...parseFenceMeta('{1, 3-5,7}').highlight]).toEqual([1, 3, 4, 5, 7]);
    expect([...parseFenceMeta('title="{9}" {2}').highlight]).toEqual([2]);
    expect([...parseFenceMeta('{5-3,x,-,}').highlight]).toEqual([]);
  });

  it('does not count to a number nobody means', () => {
    expect(parseFenceMeta('{1-999999}').highlight.size).toBeLessThanOrEqual(100_000);
  });

  it('reads line numbers and where they start', () => {
    expect(parseFenceMeta('showLineNumbers')).toMatchObject({ showLineNumbers: true, startLine: 1 });
    expect(parseFenceMeta('showLineNumbers=5 {1}')).toMatchObject({ showLineNumbers: true, startLine: 5 });
    expect(parseFenceMeta('showLineNumbersNot').showLineNumbers).toBe(false);
    expect(parseFenceMeta(':line-numbers=7 {1}')).toMatchObject({ showLineNumbers: true, startLine: 7 });
    expect(parseFenceMeta('{1}:line-numbers').showLineNumbers).toBe(true);
    expect(parseFenceMeta(':no-line-numbers').showLineNumbers).toBe(false);
  });
});

describe('readFence', () => {
  it('drops one line end at the end', () => {
    expect(show('a\n\n')).toEqual(['a', '']);
  });

  it('highlights the ranges of the meta string', () => {
    expect(show('a\nb\nc\n', 'js', '{2-3}')).toEqual(['a', '*b', '*c']);
  });

  it('takes magic comments out and highlights what they mean', () => {
    const code = 'a\n// highlight-next-line\nb\n  /* highlight-start */\nc\nd\n// highlight-end\ne\n';
    expect(show(code)).toEqual(['a', '*b', '*c', '*d', 'e']);
    expect(readFence(code, 'js', '').code).toBe('a\nb\nc\nd\ne');
  });

  it('leaves magic comments alone when the meta string has a range', () => {
    expect(show('// highlight-next-line\na\n', 'js', '{1}')).toEqual(['*// highlight-next-line', 'a']);
  });

  it('wants a magic comment alone on its line', () => {
    expect(show('a // highlight-next-line\nb\n')).toEqual(['a // highlight-next-line', 'b']);
  });

  it.each([
    ['bash', '# highlight-next-line'],
    ['YAML', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['jsx', '{/* highlight-next-line */}'],
    ['sql', '-- highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['', '// highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['batch', 'REM highlight-next-line'],
  ])('knows the comments of %s', (language, comment) => {
    expect(show(`${comment}\na\n`, language)).toEqual(['*a']);
  });

  it('does not take the comments of another language for its own', () => {
    expect(show('// highlight-next-line\na\n', 'bash')).toEqual(['// highlight-next-line', 'a']);
  });

  it('gives what the meta string says too', () => {
    expect(readFence('a', 'js', 'title="t" showLineNumbers=3')).toMatchObject({
      title: 't',
      showLineNumbers: true,
      startLine: 3,
    });
  });
});
