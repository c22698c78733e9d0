// The part of React's scheduler that renderInSlices.ts uses: the package has no types.
declare module 'scheduler' {
  /** Sets the length of React's time slices: the inverse of this rate. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
