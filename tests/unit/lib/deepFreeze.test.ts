import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../../src/lib/deepFreeze.ts';

describe('deepFreeze', () => {
  it('freezes what a value holds, at every depth', () => {
    const value = deepFreeze({ list: [{ a: 1 }], text: 'x', none: undefined, nothing: null });
    expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true);
  });

  it('gives the value back', () => {
    const value = { a: 1 };
    expect(deepFreeze(value)).toBe(value);
    expect(deepFreeze('x')).toBe('x');
  });

  it('ends in a circle', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(Object.isFrozen(deepFreeze(value))).toBe(true);
  });
});
