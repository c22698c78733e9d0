import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { FindingList } from '../../../src/writer/editor/FindingList.tsx';
import type { EditorFinding } from '../../../src/writer/editor/textEditor.ts';
import { renderPart } from '../../support/renderPart.tsx';

const mark = (line: number, message: string): EditorFinding => ({
  ...{ line, message, column: 1, length: undefined, suggestions: [], written: '' },
});
const list = (findings: readonly EditorFinding[], count = findings.length) => (
  <FindingList {...{ findings, count }} onChoose={() => {}} onFix={() => {}} />
);
const rows = () => screen.queryAllByRole('listitem', { hidden: true }).map((row) => row.textContent);

it('shows two findings that say the same of one place, and neither of them once both are mended', async () => {
  const gap = mark(3, '汉字之间不留空格：一 二 三');
  const { draw } = renderPart(list([gap, gap, mark(5, '没有 ./nowhere.md')]));
  await waitFor(() => expect(rows()).toHaveLength(3));
  draw(list([mark(5, '没有 ./nowhere.md')]));
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('nowhere.md')]));
  draw(list([mark(5, '没有 ./nowhere.md')], 12_001));
  await waitFor(() =>
    expect(rows()).toEqual([expect.stringContaining('nowhere.md'), expect.stringContaining('12000')]),
  );
});
