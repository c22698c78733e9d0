import { expect, it } from 'vitest';
import { lineOfTop, topOfLine } from '../../../../src/writer/preview/lineMap.ts';

const pins = [
  { line: 1, top: 0 },
  { line: 5, top: 100 },
  { line: 7, top: 400 },
];

it('finds a line in the preview and the way back, between two known places by its share', () => {
  expect([1, 3, 5, 6, 7, 9].map((line) => topOfLine(pins, line))).toEqual([0, 50, 100, 250, 400, 400]);
  expect([0, 50, 250, 400].map((top) => lineOfTop(pins, top))).toEqual([1, 3, 6, 7]);
  expect(topOfLine([], 3)).toBe(0);
});
