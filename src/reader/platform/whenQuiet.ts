/** What nobody has asked for begins this long after the page has got what it needs, in milliseconds: who leaves at once does not pay for it. */
export const REST = 2000;

/** The longest rest that the visit has had: what waits for no longer one need not wait again. */
let rested = 0;

/**
 * Runs work once the page has loaded all that it names and the browser has nothing else to do.
 * @param rest how long, in milliseconds, nothing may have come over the network by then
 * @returns a function that calls it off
 */
export function whenQuiet(work: () => void, rest = 0): () => void {
  let cancel = () => {};
  const wait = () => {
    const left = rested >= rest ? 0 : lastArrival() + rest - performance.now();
    if (left <= 0) {
      rested = Math.max(rested, rest);
      cancel = whenIdle(work);
      return;
    }
    const timer = setTimeout(wait, left);
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

/** When the page was loaded or a file came last, as `performance.now()` counts. */
function lastArrival(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.reduce((last, { responseEnd }) => Math.max(last, responseEnd), visit?.loadEventEnd ?? 0);
}

/** Runs work when the page has come to rest; gives a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
