import { expect, it } from 'vitest';
import { alignToStart } from '../../../../src/core/preview/alignToStart.ts';

const sizes = { frame: 400, viewport: 1280 };

it('aligns a frame with the start of the text', () => {
  expect(alignToStart({ left: 500, right: 560 }, sizes, false)).toBe(500);
  expect(alignToStart({ left: 500, right: 560 }, sizes, true)).toBe(160);
});

it('keeps the frame inside of the viewport', () => {
  expect(alignToStart({ left: 1200, right: 1260 }, sizes, false)).toBe(872);
  expect(alignToStart({ left: 20, right: 80 }, sizes, true)).toBe(8);
});
