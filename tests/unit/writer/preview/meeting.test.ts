import { expect, it } from 'vitest';
import { meetingPoint, scrollToMeet } from '../../../../src/writer/preview/meeting.ts';

it('meets at the top in the beginning, at the bottom in the end, and comes back to where it was', () => {
  const side = { scrollHeight: 1000, clientHeight: 200 };
  expect([0, 400, 800].map((scrollTop) => meetingPoint({ ...side, scrollTop }))).toEqual([0, 500, 1000]);
  expect([0, 500, 1000].map((point) => scrollToMeet(point, side))).toEqual([0, 400, 800]);
  expect(scrollToMeet(100, { scrollHeight: 100, clientHeight: 200 })).toBe(0);
});
