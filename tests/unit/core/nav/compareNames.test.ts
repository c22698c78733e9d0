import { describe, expect, it } from 'vitest';
import { compareNames } from '../../../../src/core/nav/compareNames.ts';

describe('compareNames', () => {
  it('orders numbers by their value', () => {
    expect(['b10', 'b9', 'b', 'a', 'b9.1'].sort(compareNames)).toEqual(['a', 'b', 'b9', 'b9.1', 'b10']);
  });

  it('tells names apart that differ in leading zeros only', () => {
    expect(compareNames('01', '1')).toBe(-1);
  });
});
