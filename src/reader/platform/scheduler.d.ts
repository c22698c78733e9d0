// The part of React's scheduler that setReactTimeSlice.ts uses: the package has no types.
declare module 'scheduler' {
  /** Sets the length of React's time slices to 1000 ms divided by this rate. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
