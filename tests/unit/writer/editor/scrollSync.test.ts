import { expect, it } from 'vitest';
import {
  lineAtOffset,
  offsetOfLine,
  scrollToSyncPoint,
  syncPoint,
} from '../../../../src/writer/editor/scrollSync.ts';

it('meets at the top in the beginning, at the bottom in the end, and comes back to where it was', () => {
  const side = { scrollHeight: 1000, clientHeight: 200 };
  expect([0, 400, 800].map((scrollTop) => syncPoint({ ...side, scrollTop }))).toEqual([0, 500, 1000]);
  expect([0, 500, 1000].map((point) => scrollToSyncPoint(point, side))).toEqual([0, 400, 800]);
  expect(scrollToSyncPoint(100, { scrollHeight: 100, clientHeight: 200 })).toBe(0);
});

const pins = [
  { line: 1, top: 0 },
  { line: 5, top: 100 },
  { line: 7, top: 400 },
];

it('finds a line in the preview and the way back, between two known places by its share', () => {
  expect([1, 3, 5, 6, 7, 9].map((line) => offsetOfLine(pins, line))).toEqual([0, 50, 100, 250, 400, 400]);
  expect([0, 50, 250, 400].map((top) => lineAtOffset(pins, top))).toEqual([1, 3, 6, 7]);
  expect(offsetOfLine([], 3)).toBe(0);
});
