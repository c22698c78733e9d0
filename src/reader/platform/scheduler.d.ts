// What we use of React's scheduler, which comes without types.
declare module 'scheduler' {
  /** How often a frame may be drawn while React works, per second. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
