/**
 * Prefetches begin after this many milliseconds without a network response, so that a reader who leaves soon does not
 * download them.
 */
export const QUIET_DURATION = 2000;

/** The longest idle time that a call has waited for: calls with a shorter `rest` need not wait again. */
let longestRest = 0;

/**
 * Runs a callback once the page has loaded, the network is quiet and the browser is idle.
 * @param rest required time without a network response, in milliseconds
 * @returns a function that cancels it
 */
export function whenQuiet(work: () => void, rest = 0): () => void {
  let cancel = () => {};
  const wait = () => {
    const remaining = longestRest >= rest ? 0 : lastArrival() + rest - performance.now();
    if (remaining <= 0) {
      longestRest = Math.max(longestRest, rest);
      cancel = whenIdle(work);
      return;
    }
    const timer = setTimeout(wait, remaining);
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') {
    wait();
    return () => cancel();
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}

/** Time of the load event or the last response, on the clock of `performance.now()`. */
function lastArrival(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.reduce((last, { responseEnd }) => Math.max(last, responseEnd), page?.loadEventEnd ?? 0);
}

/** Runs a callback when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
