import { expect, it } from 'vitest';
import {
  lineOfTop,
  meetingPoint,
  scrollToMeet,
  topOfLine,
} from '../../../../src/writer/editor/scrollSync.ts';

it('meets at the top in the beginning, at the bottom in the end, and comes back to where it was', () => {
  const side = { scrollHeight: 1000, clientHeight: 200 };
  expect([0, 400, 800].map((scrollTop) => meetingPoint({ ...side, scrollTop }))).toEqual([0, 500, 1000]);
  expect([0, 500, 1000].map((point) => scrollToMeet(point, side))).toEqual([0, 400, 800]);
  expect(scrollToMeet(100, { scrollHeight: 100, clientHeight: 200 })).toBe(0);
});

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
