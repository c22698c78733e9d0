import { BACK_TO_TOP_THRESHOLD } from '../../../core/constants.ts';

/** One step of the page's scroll, in pixels from its top. */
export interface ScrollStep {
  /** Undefined at the first step on a page. */
  before: number | undefined;
  now: number;
  /** How far the page can be scrolled. */
  end: number;
}

/** Whether the way up is offered after a step: the reader is far down and goes up (peer-behaviour §3). */
export function isBackToTopOffered({ before, now, end }: ScrollStep, isShown: boolean): boolean {
  if (before === undefined) return isShown;
  const goesUp = now < before;
  // At the very end the page springs back, which is no wish to go up.
  return goesUp && now >= BACK_TO_TOP_THRESHOLD && (isShown || now < end);
}
