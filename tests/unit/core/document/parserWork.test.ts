// Hostile texts: the page may look odd, but nothing throws and the work does not explode.
// Work is counted, not timed: the characters that the parser is given, and the steps.

import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import { dialectsOf } from '../../../../src/core/document/dialects/dialectsOf.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';
import { parseTree } from '../../../../src/core/document/syntax/markdownParser.ts';
import { parseSegments } from '../../../../src/core/document/syntax/parseSegments.ts';
import { prepareParserInput } from '../../../../src/core/document/syntax/prepareParserInput.ts';

/** Five of these make the texts below. */
const PIECE_LENGTH = 1000;

/** How long the pieces are that the parser is given, and after how many steps it is done. */
function measureWork(text: string): { lengths: number[]; characters: number; steps: number } {
  const dialects = dialectsOf(text);
  const lengths: number[] = [];
  let steps = 0;
  const counting: typeof parseTree = (piece) => {
    lengths.push(piece.length);
    return parseTree(piece, dialects);
  };
  const pieces = parseSegments(
    prepareParserInput(text, () => {}, dialects),
    counting,
    PIECE_LENGTH,
    1,
  );
  while (!pieces.next().done) steps++;
  return { lengths, characters: lengths.reduce((sum, length) => sum + length, 0), steps };
}

/** Too much for the parser, whose time grows with the square of these: it must not see them. */
const HOPELESS = '>|> |+ |1. |[|]|![|*|*a|**a |_a |~~a |[a](|[^|<!--|<?|a  \n'.split('|');

/** Odd, long or unclosed, but no trouble; `␣` stands for a space. */
const HARMLESS = String.raw`
  ( ) # #␣ < <a␣ <b> </b> <div>\n\n <table><tr><td> <a␣href=" | |a\n|-\n <br> <script>\n <![CDATA[\n <!--␣a\n\n ~~~\n
  ::: :::tip\n : {# & &amp; &#0; \\ " $ = ---\n \n\n-␣a \n\n>␣a https:// www.a.b␣ a@b.c␣ -␣[␣]␣a\n [a]:␣b\n\n [^a]:␣b\n\n
  中 ：**\n\n \u0000 \ud800 \udc00 \u202e \u2028 \ufeff \r \t ␣ \n 字␣ word␣ [^a]␣\n\n ==a␣ ==a== %% %%a␣ \u0060 \u0060\u0060\u0060\n`
  .trim()
  .split(/\s+/)
  .map((part): string => JSON.parse(`"${part.replaceAll('"', '\\"').replaceAll('␣', ' ')}"`));

it('a text begins with small pieces: a parser that has just come is slow', () => {
  const { lengths } = measureWork('十个字的一小段文字。\n\n'.repeat(1000));
  const shares = lengths.slice(0, 5).map((length) => Math.round((8 * length) / PIECE_LENGTH));
  expect(shares).toEqual([1, 2, 4, 8, 8]);
});

describe('a text of 5,000 times the same', () => {
  it.each(HOPELESS)('%j is not given to the parser, and what it says stays', (part) => {
    const text = part.repeat(5000);
    expect(measureWork(text).characters).toBe(0);
    const doc = parseDocument(`前\n\n${text}\n\n后`).doc;
    expect(doc.findings.map(describeFinding).map(({ rule, line }) => `${line} ${rule}`)).toContain(
      '3 too-complex',
    );
    const plain = toPlainText(doc.blocks);
    expect(plain.startsWith('前\n')).toBe(true);
    expect(plain.endsWith('\n后')).toBe(true);
    expect(plain.length).toBeGreaterThan(text.trim().length / 2);
  });

  it.each(HARMLESS)('%j costs as much as any other of its length', { timeout: 60_000 }, (part) => {
    const text = part.repeat(5000).slice(0, 5 * PIECE_LENGTH);
    const { characters, steps } = measureWork(text);
    // Once to find a safe end, maybe once more where a piece turned out too short, and all again
    // when a definition was misjudged.
    expect(characters).toBeLessThanOrEqual(text.length * 4 + 100);
    expect(steps).toBeLessThanOrEqual((text.length / PIECE_LENGTH) * 3 + 40);
    expect(() => parseDocument(text).doc).not.toThrow();
  });
});

describe('many of one kind', () => {
  const many = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join('');
  const alerts = '> [!NOTE]\n> 甲\n\n'.repeat(1000);

  it.each([
    ['tabs', many(2000, () => '=== "甲"\n')],
    ['tabs in lines of their own', `:::tabs\n\n${many(2000, () => '@tab 甲\n\n')}:::`],
    ['alerts', alerts],
    ['alerts in a container', `:::tip\n${alerts}:::`],
    ['alerts in a container that nobody closes', `:::tip\n${alerts}`],
    ['alerts in containers', `:::::tip\n::::note 题\n${alerts}::::\n\n:::tip\n${alerts}:::\n:::::`],
    ['containers in a container', `::::tip\n${many(1000, () => ':::note\n甲\n:::\n\n')}::::`],
    ['definitions', many(600, (at) => `[a${at}]: /b\n`)],
    ['definitions in lines of their own', many(5000, (at) => `[a${at}]: /b\n\n`)],
    ['definitions that are used', many(600, (at) => `[a${at}]: /b\n\n[甲][a${at}]\n\n`)],
    ['footnotes', many(600, (at) => `[^a${at}]: 甲\n`)],
    ['footnotes in lines of their own', many(600, (at) => `[^a${at}]: 甲\n\n`)],
    ['headings', many(2000, () => '## 甲\n')],
  ])('%s reach the parser in pieces, and once', (_, text) => {
    const { lengths, characters } = measureWork(text);
    expect(Math.max(...lengths)).toBeLessThan(3 * PIECE_LENGTH);
    expect(characters).toBeLessThan(1.5 * text.length);
    expect(parseDocument(text).doc.findings.filter(({ kind }) => kind === 'tooComplex')).toEqual([]);
  });
});

describe('parseDoc', () => {
  it.each([
    ['a line of 300,000 characters', '字'.repeat(300_000)],
    ['a word of 300,000 letters', 'a'.repeat(300_000)],
    ['a picture of 300 KB', `![图](data:image/png;base64,${'A'.repeat(300_000)})`],
    [
      'everything unclosed at once',
      '---\na: b\n\n# a {#\n\n:::tip\n> - ```js\n> [a](<b "c\n<div title="\n**x `y ~~z <!-- w',
    ],
    [
      'every control character',
      Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).join('a'),
    ],
    ['lists in lists', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['containers in containers', `${':::tip\n'.repeat(300)}深\n${':::\n'.repeat(300)}`],
    ['HTML in HTML', `${'<div>\n\n'.repeat(300)}深\n\n${'</div>\n\n'.repeat(300)}`],
    ['brackets of every kind', '([{<"\''.repeat(2000)],
  ])('survives %s', { timeout: 60_000 }, (_, text) => {
    expect(() => parseDocument(text).doc).not.toThrow();
  });

  it('leaves no half characters and no NUL in the tree', () => {
    const text = toPlainText(
      parseDocument('甲\0乙\uD800丙\uDC00丁 `\0` <b title="\0\uD800">\0</b>').doc.blocks,
    );
    expect(text).toBe('甲乙丙丁 ``');
    expect(JSON.stringify(parseDocument('<b title="\0\uD800">a</b>').doc.blocks)).not.toMatch(
      /\\u0000|\\ud800/,
    );
  });

  it.each([
    ['a long table', `| a | b |\n|-|-|\n${'| **粗** `a_b` | [链](a.md) |\n'.repeat(400)}`],
    ['a long list', '- **粗** `a_b` [链](a.md)\n'.repeat(400)],
    ['a long page', '**粗** `a_b` [链](a.md)。\n\n'.repeat(400)],
    ['a long paragraph', '一行 **粗** 文。\n'.repeat(200)],
    ['a long block of HTML', `<table>\n${'<tr><td>[a] * _b_</td></tr>\n'.repeat(2500)}</table>`],
  ])('takes %s for nothing out of the way', (_, text) => {
    expect(parseDocument(text).doc.findings).toEqual([]);
  });
});
