import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../src/core/document/frontMatterBlock.ts';
import { parseMarkdownInSteps } from '../../../../src/core/document/parseMarkdown.ts';
import { createRandom } from '../../../support/random.ts';

const fixtures = fileURLToPath(new URL('../../../fixtures/markdown/', import.meta.url));
const files = readdirSync(fixtures).filter((name) => name.endsWith('.md'));
const readBody = (name: string) => splitFrontMatter(readFileSync(fixtures + name, 'utf8')).body;

/** What ends where a piece does, by decision, is not the same in a whole. */
const CUT_BY_DECISION = 'unclosed.md';

/** Runs a generator to its end. */
function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const parseWhole = (text: string) =>
  finish(parseMarkdownInSteps(text, { segmentLength: Number.POSITIVE_INFINITY }));
const parseInPieces = (text: string, segmentLength?: number) =>
  finish(parseMarkdownInSteps(text, segmentLength === undefined ? {} : { segmentLength }));

/** A long page of everything that the fixtures hold, with names that stay unique. */
function buildLongText(length: number): string {
  const parts = files.filter((name) => name !== CUT_BY_DECISION).map(readBody);
  let text = '';
  for (let round = 0; text.length < length; round++)
    text += `${parts.join('\n').replace(/\[\^(\S+?)\]/g, `[^$1-${round}]`)}\n`;
  return text;
}

describe('parseMarkdown', () => {
  it.each(files.filter((name) => name !== CUT_BY_DECISION))(
    'parses %s in pieces as it does whole',
    (name) => {
      const whole = parseWhole(readBody(name));
      // At one character every safe place is used.
      for (const length of [1, 200]) expect(parseInPieces(readBody(name), length)).toEqual(whole);
    },
  );

  // A long page of real pages: slicedParsing.test.ts.
  it('parses a page of 30 KB in pieces as it does whole', () => {
    const text = buildLongText(20_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(28_000);
    // Not by `toEqual`, which takes ten times as long to compare what it would print.
    expect(isDeepStrictEqual(parseInPieces(text), parseWhole(text))).toBe(true);
  });

  it('takes many steps for a long page', () => {
    const steps = parseMarkdownInSteps(buildLongText(20_000));
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThan(8);
  });

  it('knows definitions that stand in other pieces, and each of them once', () => {
    const { root } = parseInPieces('[a] 和[^n]\n\n## 二\n\n文字\n\n## 三\n\n[a]: ./a.md\n\n[^n]: 注', 1);
    expect(JSON.stringify(root)).toContain('"linkReference"');
    expect(JSON.stringify(root)).toContain('"footnoteReference"');
    expect(JSON.stringify(root).match(/"definition"/g)).toHaveLength(1);
  });

  it('does not take a line of a paragraph for a definition', () => {
    const { root } = parseInPieces('文字\n[a]: ./a.md\n\n## 二\n\n[a]', 1);
    expect(JSON.stringify(root)).not.toContain('"linkReference"');
  });

  it('does not cut where the next line belongs to something open', () => {
    const texts = [
      '- a\n\n  # 列表里的标题\n\n  b',
      '```\n\n# 代码\n\n```',
      '<div>\n# HTML\n</div>',
      ':::note\n\n# 提示框\n\n文字\n\n:::',
      '<!--\n\n# 注释\n\n文字\n\n-->\n\n文字',
      '- ```\n\n# 标题\n\n```\n\n# 代码\n\n```',
      '> - ~~~\n\n文字\n\n~~~\n\n文字',
    ];
    for (const text of texts) expect(parseInPieces(text, 1)).toEqual(parseWhole(text));
  });

  it('cuts texts of random lines nowhere but between blocks', () => {
    const lines =
      '文字|# 一|- a|  - b|1. c|   缩|    码|> 引|> - x|```|  ```|- ```|:::note|:::|<div>|</div>|<!--|-->|<script>|| a | b ||[a]: b|[A]|[^n]|[^n]: 注|    续|---|===|- :::tip|   ```|  > 引|> > 引|+|</script>|||||||'.split(
        '|',
      );
    const random = createRandom(1);
    const next = (count: number) => Math.floor(random() * count);
    for (let round = 0; round < 1500; round++) {
      const text = Array.from({ length: 3 + next(14) }, () => lines[next(lines.length)]).join('\n');
      expect(isDeepStrictEqual(parseInPieces(text, 1), parseWhole(text)), text).toBe(true);
    }
  });

  it.each([
    '- :::tip\n\n> > 引',
    '- :::tip\n\n[^1]: 注',
    // Lines that go on in what seems to have ended, and fences that end elsewhere than they seem to.
    '- 项\n  > 引\n   ```\n<!-- 注 -->\n   ```\n\n文字',
    '<script>\n+\n   ```\n|---|---|\n\n文字',
    '- 项\n文字\n  ```\n```\n\n文字',
    '</script>\n:::\n   ```\n\n```\n\n文字',
  ])('cuts nowhere but where the parser has ended a block: %j', (text) => {
    expect(parseInPieces(text, 1)).toEqual(parseWhole(text));
  });

  it('knows a name that is spelled otherwise where it is used', () => {
    const { root } = parseInPieces(
      '[See\n  ß][] 和 > \n\n> 见[a\n> b]\n\n## 二\n\n[ see ẞ ]: a.md\n\n[A  B]: b.md',
      1,
    );
    expect(JSON.stringify(root).match(/"linkReference"/g)).toHaveLength(2);
  });

  it('counts lines from where the text begins in the file', () => {
    const { root, findings } = finish(
      parseMarkdownInSteps('文字\n\n:::foo\n:::', { firstLine: 10, segmentLength: 1 }),
    );
    expect(root.children[0]?.position?.start.line).toBe(10);
    expect(findings.map(({ line }) => line)).toEqual([12]);
  });

  it.each([
    ['只有文字', false],
    ['换行<br>和<br/>', false],
    ['<!-- 注释 -->', false],
    ['把 <token> 换掉', false],
    ['`<b>`', false],
    ['<b>粗</b>', true],
    ['<div>\n</div>', true],
  ])('tells whether %j needs the HTML parser: %s', (text, expected) => {
    expect(parseWhole(text).needs.has('html')).toBe(expected);
  });

  it('makes several lists of one that would slow the parser down, numbers going on', () => {
    const items = Array.from({ length: 900 }, (_, at) => `${at + 1}. 项\n     - 子项`).join('\n');
    const lists = parseWhole(items).root.children;
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.map((list) => list.type === 'list' && list.start)).toEqual(
      lists.map((list) => ((list.position?.start.line ?? 0) + 1) / 2),
    );
    expect(parseWhole('- 项\n'.repeat(200)).root.children).toHaveLength(1);
  });

  it('lets numbers go on in a list that numbers each item with one, and not in another list', () => {
    const startsOf = (text: string) =>
      parseWhole(text).root.children.map((list) => list.type === 'list' && list.start);
    expect(startsOf('1. 项\n'.repeat(700))).toEqual([1, 302, 603]);
    expect(startsOf(`${'5) 项\n'.repeat(301)}\n\n${'5. 项\n'.repeat(2)}`)).toEqual([5, 5]);
    expect(startsOf(`${'1. 项\n'.repeat(301)}- 项\n`)).toEqual([1, null]);
  });
});
