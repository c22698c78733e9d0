import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { measureReading, toPlainText } from '../../../../src/core/document/plainText.ts';
import { readingMinutes } from '../../../../src/core/reading/readingTime.ts';

const blocksOf = (text: string): readonly Root[] => parseDocument(text).doc.blocks;

describe('toPlainText', () => {
  it('puts blocks on lines of their own and keeps inline text together', () => {
    expect(toPlainText(blocksOf('# 标题\n\n**粗**`code`[链接](a.md)\n\n- 一\n- 二'))).toBe(
      '标题\n粗code链接\n一\n二',
    );
  });

  it('sets table cells apart', () => {
    expect(toPlainText(blocksOf('| 键 | 值 |\n|-|-|\n| a | b |'))).toBe('键\t值\na\tb');
  });

  it('keeps code and describes images', () => {
    expect(toPlainText(blocksOf('![架构图](a.png)\n\n```js\nlet a;\n```'))).toBe('架构图\nlet a;');
  });

  it('leaves out footnote marks', () => {
    expect(toPlainText(blocksOf('正文[^1]\n\n[^1]: 注'))).toBe('正文\n脚注\n注');
  });

  it('is quick with long runs of spaces', () => {
    const start = performance.now();
    toPlainText({ type: 'text', value: `a${' '.repeat(300_000)}b` });
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('measureReading', () => {
  it('counts what is read, code left out', () => {
    expect(measureReading(blocksOf('启动 Docker：`docker run`\n\n```sh\ndocker ps\n```'))).toEqual({
      han: 2,
      words: 1,
    });
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 0, 1],
    [400, 0, 1],
    [800, 0, 2],
    [0, 600, 3],
    [1000, 100, 3],
  ])('%i characters and %i words take %i min', (han, words, minutes) => {
    expect(readingMinutes({ han, words })).toBe(minutes);
  });
});
