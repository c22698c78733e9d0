/** Options of the progress bar (specification, section 9), in milliseconds. Navigations shorter than `delay` render no bar. */
export const PROGRESS_BAR = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;
