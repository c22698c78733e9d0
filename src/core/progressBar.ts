/** nprogress settings (site-spec §9), times in milliseconds; `delay` is how long a click may take without the bar. */
export const PROGRESS_BAR = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;
