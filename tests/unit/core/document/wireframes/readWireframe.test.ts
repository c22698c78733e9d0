import { describe, expect, it } from 'vitest';
import { type Label, readWireframe } from '../../../../../src/core/document/wireframes/readWireframe.ts';

const label = (text: string, given: Partial<Label> = {}): Label => ({
  text,
  isActive: false,
  isHint: false,
  number: undefined,
  ...given,
});

describe('readWireframe', () => {
  it('nests parts by their indentation', () => {
    const { parts } = readWireframe('window 登录\n  row\n    button 提交\n  text 忘记密码\nwindow');
    const outline = (of: typeof parts): unknown[] => of.map((part) => [part.kind, outline(part.parts)]);
    expect(outline(parts)).toEqual([
      [
        'window',
        [
          ['row', [['button', []]]],
          ['text', []],
        ],
      ],
      ['window', []],
    ]);
  });

  it.each([
    ['提交', label('提交')],
    ['*提交*', label('提交', { isActive: true })],
    ['(必填)', label('必填', { isHint: true })],
    ['()', label('', { isHint: true })],
    ['*提交* #12', label('提交', { isActive: true, number: 12 })],
    ['#3', label('', { number: 3 })],
    ['C#3', label('C#3')],
    ['#123', label('#123')],
  ])('reads a label: %s', (written, expected) => {
    expect(readWireframe(`button ${written}`).parts[0]?.labels).toEqual([expected]);
  });

  it('reads several labels, the step of a part, and the alternative text', () => {
    const { alt, parts } = readWireframe('alt: 两个按钮\n\nbutton 是 | 否 #1 @2');
    expect(alt).toBe('两个按钮');
    expect(parts[0]?.labels.map(({ text }) => text)).toEqual(['是', '否']);
    expect(parts[0]?.step).toBe(2);
  });
});
