// The marks of a comparison alone give both texts back.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import type { Doc } from '../../../../src/core/document/parsedDoc.ts';
import { compareParsed, sayText, sideOf } from '../../../support/compared.ts';
import { editText, SAMPLE } from '../../../support/randomEdits.ts';

function expectBothBack(before: Doc, after: Doc) {
  const rows = compareParsed(before, after);
  for (const [side, { blocks }] of [
    ['before', before],
    ['after', after],
  ] as const)
    expect(sayText(sideOf(rows, side))).toBe(sayText(blocks.flatMap(({ children }) => children)));
}

it('reads both texts back from the marks after 200 random edits', () => {
  let text = SAMPLE;
  let doc = parseDocument(text).doc;
  for (let seed = 1; seed <= 200; seed += 1) {
    // Edits add up for a while: texts that have little in common are read back as well.
    const edited = editText(seed % 10 === 0 ? SAMPLE : text, seed);
    const editedDoc = parseDocument(edited).doc;
    expectBothBack(doc, editedDoc);
    [text, doc] = [edited, editedDoc];
  }
});

it.each(['deploy', 'faq', 'index', 'osc/license'])('reads both versions of a page back: %s', (slug) => {
  const read = (version: string) =>
    parseDocument(
      readFileSync(join(import.meta.dirname, `../../../../public/docs/${version}/${slug}.md`), 'utf8'),
    ).doc;
  expectBothBack(read('v7'), read('v8'));
});

it('reads both tables back where columns and rows are new and gone', () => {
  const table = (head: string, ...rows: string[]) =>
    parseDocument([head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n')).doc;
  expectBothBack(
    table('| 变量 | 值 | 旧列 |', '| A | 1 | x |', '| B | 2 | y |'),
    table('| 变量 | 说明 | 值 |', '| A | 端口 | 1 |', '| C | 主机 | 3 |', '| D | 名称 | 4 |'),
  );
});
