import { describe, expect, it } from 'vitest';
import { BACK_TO_TOP_THRESHOLD } from '../../../../src/core/constants.ts';
import { isBackToTopOffered } from '../../../../src/reader/features/back-to-top/BackToTop.tsx';

const end = 5000;

describe('isBackToTopOffered', () => {
  it.each([
    ['going up, far down', { before: 900, now: 800, end }, false, true],
    ['going down', { before: 800, now: 900, end }, true, false],
    ['staying', { before: 800, now: 800, end }, true, false],
    ['near the top', { before: 400, now: BACK_TO_TOP_THRESHOLD - 1, end }, true, false],
    ['springing back at the end', { before: 5100, now: end, end }, false, false],
    ['the first step on a page', { before: undefined, now: 800, end }, false, false],
  ])('%s', (_, step, isShown, expected) => {
    expect(isBackToTopOffered(step, isShown)).toBe(expected);
  });
});
