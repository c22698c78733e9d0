import { unstable_forceFrameRate } from 'scheduler';

/** Slices of 20 ms: short enough for input to be answered, and no long task on a slow device. */
const SLICES_PER_SECOND = 50;

/**
 * Lets React work longer at a time than its 5 ms. Where something moves on the page (the progress bar), each
 * slice is followed by a frame, which costs slow devices as much again: a page came twice as late.
 */
export function drawInSlices(): void {
  unstable_forceFrameRate(SLICES_PER_SECOND);
}
