import { unstable_forceFrameRate } from 'scheduler';

/** Slices of 20 ms: short enough to handle input in between, and to avoid long tasks on slow devices. */
const SLICES_PER_SECOND = 50;

/**
 * Sets React's time slice to 20 ms instead of 5. While the progress bar animates, the browser renders a frame after each
 * slice. On slow devices a frame takes about 5 ms, too, so that short slices doubled the time of a navigation.
 */
export function setReactTimeSlice(): void {
  unstable_forceFrameRate(SLICES_PER_SECOND);
}
