import { describe, expect, it } from 'vitest';
import { findKeyAction, KEYS } from '../../../../src/core/keys/keyTable.ts';

const press = (key: string, more = {}) =>
  findKeyAction({
    key,
    keyCode: 0,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    repeat: false,
    ...more,
  });

describe('findKeyAction', () => {
  it('knows each key of the table, and no other', () => {
    expect(['/', '[', 'p', ']', 'n', 't', 'e', 'v', '?'].map((key) => press(key))).toEqual([
      'search',
      'previous',
      'previous',
      'next',
      'next',
      'contents',
      'edit',
      'preview',
      'list',
    ]);
    for (const key of ['a', 'N', 'Enter', 'Escape', '', 'j', 'k']) expect(press(key)).toBeUndefined();
  });

  it('leaves alone what is held with another key, repeated, or an input method’s', () => {
    for (const more of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { keyCode: 229 },
      { repeat: true },
    ])
      expect(press('n', more)).toBeUndefined();
  });

  it('has each key once', () => {
    const keys = KEYS.flatMap(([, ...own]) => own);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
