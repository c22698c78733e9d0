/** The latest moment, in milliseconds: a tab in the background has no idle time. */
const LATEST = 5000;
/** Safari has no such callback. */
const WITHOUT_CALLBACK = 300;

/** Does something once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, WITHOUT_CALLBACK);
  else requestIdleCallback(work, { timeout: LATEST });
}
