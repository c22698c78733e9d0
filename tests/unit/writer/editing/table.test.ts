import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/writer/editing/edit.ts';
import {
  addTableColumn,
  addTableRow,
  alignTable,
  displayWidth,
  insertTable,
} from '../../../../src/writer/editing/table.ts';

/** The text after it; ‹ and › stand around what is selected. The cursor stands at ^. */
function run(command: Command, marked: string): string | undefined {
  const at = marked.indexOf('^');
  const text = marked.replace('^', '');
  const edit = command(text, at, at);
  if (edit === undefined) return undefined;
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [start, end] = edit.select;
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
}

describe('displayWidth', () => {
  it.each([
    ['部署 v8', 7],
    ['（可选）', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['😀', 2],
  ])('%s takes %i', (text, width) => expect(displayWidth(text)).toBe(width));
});

describe('alignTable', () => {
  it('sets columns below each other, a Chinese character as two; the rest of the text stays', () => {
    expect(run(alignTable, '前\n\n|端口|用途|\n|-|:-:|\n|8035|网页^，`a\\|b`|\n|1|\n\n后|x')).toBe(
      [
        '前',
        '',
        '| 端口 |     用途     |',
        '| ---- | :----------: |',
        '| 8035 | ‹网页，`a\\|b`› |',
        '| 1    |              |',
        '',
        '后|x',
      ].join('\n'),
    );
  });

  it('keeps what stands behind the last column', () => {
    expect(run(alignTable, '|a|b|\n|-|-:|\n|1^|2|3|')).toBe(
      '| a   |   b |     |\n| --- | --: | --- |\n| ‹1›   |   2 | 3   |',
    );
  });

  it('changes nothing where all is aligned, and nothing outside of a table', () => {
    const aligned = '  |  甲 |\n  | --: |\n  |   ‹1› |';
    expect(run(alignTable, aligned.replace('‹1›', '1^'))).toBe(aligned);
    expect(run(alignTable, '没有^表格')).toBeUndefined();
    expect(run(alignTable, '甲 | 乙^\n丙 | 丁')).toBeUndefined();
  });
});

describe('insertTable', () => {
  it('writes cells that come from elsewhere as a block of its own', () => {
    const rows = [
      ['端口', '用途'],
      ['8035', '网页|$1\n内网'],
    ];
    expect(run(insertTable(rows), '见下：^\n\n后')).toBe(
      '见下：\n\n| 端口 | 用途             |\n| ---- | ---------------- |\n| 8035 | 网页\\|$1<br>内网 |‹›\n\n后',
    );
  });
});

describe('addTableRow and addTableColumn', () => {
  const table = '| a | b |\n| --- | --- |\n| 1^ | 2 |';
  it('add below and behind', () => {
    expect(run(addTableRow, table)).toBe('| a   | b   |\n| --- | --- |\n| 1   | 2   |\n| ‹›    |     |');
    expect(run(addTableColumn, table)).toBe(
      '| a   |     | b   |\n| --- | --- | --- |\n| 1   | ‹›    | 2   |',
    );
    expect(run(addTableRow, table.replace('^', '').replace('a', 'a^'))).toContain('| --- | --- |\n| ‹›    |');
  });
});
