import { describe, expect, it } from 'vitest';
import { continueList } from '../../../../src/writer/editing/continueList.ts';
import {
  type Command,
  type Edit,
  insertBlock,
  insertLink,
  wrapWith,
} from '../../../../src/writer/editing/edit.ts';
import { nameKey, TOOLBAR_BUTTONS } from '../../../../src/writer/editing/toolbarButtons.ts';

/** The text after it; `[` and `]` stand around what is selected. */
const show = (text: string, { from, to, insert, select: [start, end] }: Edit) => {
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
};
const run = (command: Command, marked: string) => {
  const [from, to] = [marked.indexOf('‹'), marked.indexOf('›') - 1];
  const text = marked.replace(/[‹›]/g, '');
  const edit = command(text, from, to);
  return edit === undefined ? marked : show(text, edit);
};

describe('wrapWith', () => {
  const bold = wrapWith('**', '重点');
  it('puts marks around what is selected, and takes them away again', () => {
    expect(run(bold, '一‹二›三')).toBe('一**‹二›**三');
    expect(run(bold, '一**‹二›**三')).toBe('一‹二›三');
    expect(run(bold, '一‹›')).toBe('一**‹重点›**');
  });
  it('leaves spaces at the ends of what is selected outside, where the marks count', () => {
    expect(run(bold, '一‹ 二 ›三')).toBe('一 **‹二›** 三');
    expect(run(bold, '‹二\n›三')).toBe('**‹二›**\n三');
    expect(run(bold, '一‹ ›三')).toBe('一 **‹重点›**三');
  });
  it('takes marks away that are selected with their words', () => {
    expect(run(bold, '一‹**二** ›三')).toBe('一‹二› 三');
    expect(run(bold, '‹**一**和**二**›')).toBe('**‹**一**和**二**›**');
  });
});

describe('insertLink', () => {
  it('asks next for what is missing', () => {
    expect(run(insertLink('[', '文字'), '见‹部署›。')).toBe('见[部署](‹›)。');
    expect(run(insertLink('![', '图'), '‹›')).toBe('![‹图›]()');
  });
  it('leaves spaces at the ends of what is selected outside', () => {
    expect(run(insertLink('[', '文字'), '见‹ 部署 ›。')).toBe('见 [部署](‹›) 。');
    expect(run(insertLink('[', '文字'), '见‹ ›。')).toBe('见 [‹文字›]()。');
  });
});

describe('insertBlock', () => {
  it('keeps a blank line on both sides', () => {
    const box = insertBlock([':::tip', '$', ':::'], '内容');
    expect(run(box, '前‹›后')).toBe('前\n\n:::tip\n‹内容›\n:::\n\n后');
    expect(run(box, '前\n\n‹已选›')).toBe('前\n\n:::tip\n‹已选›\n:::');
  });
});

describe('continueList', () => {
  const enter = (line: string, behind = '') => {
    const edit = continueList(line, line.length, behind);
    return edit && show(line + behind, edit);
  };
  it('goes on with the next item, and ends with an empty one', () => {
    expect(enter('- 甲')).toBe('- 甲\n- ‹›');
    expect(enter('  9. 甲')).toBe('  9. 甲\n  10. ‹›');
    expect(enter('- [x] 甲')).toBe('- [x] 甲\n- [ ] ‹›');
    expect(enter('- ')).toBe('‹›');
    expect(enter('- ', '内容')).toBe('- \n- ‹›内容');
    expect(enter('正文')).toBeUndefined();
  });

  it('goes on with nothing below a line across the page, whose marks are those of lists', () => {
    for (const line of ['* * *', '- - -', '> - - - -', '  - --']) expect(enter(line), line).toBeUndefined();
    expect(enter('- -', ' -')).toBeUndefined();
    expect(enter('- - 甲')).toBe('- - 甲\n- ‹›');
  });
});

it('every button has a key of its own, which has a name', () => {
  expect(new Set(TOOLBAR_BUTTONS.map(({ key }) => key)).size).toBe(TOOLBAR_BUTTONS.length);
  expect(nameKey('Mod-Alt-i', false)).toBe('Ctrl+Alt+I');
  expect(nameKey('Mod-Alt-i', true)).toBe('⌘⌥I');
});
