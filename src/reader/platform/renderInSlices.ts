import { unstable_forceFrameRate } from 'scheduler';

/** Slices of 20 ms: input is handled in between, and a slow device has no long task. */
const SLICES_PER_SECOND = 50;

/**
 * Sets React's time slice to 20 ms instead of 5. While the progress bar animates, the browser renders a frame after
 * each slice, which takes slow devices as long again: a page took twice as long.
 */
export function renderInSlices(): void {
  unstable_forceFrameRate(SLICES_PER_SECOND);
}
