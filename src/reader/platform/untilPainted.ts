/** The longest that work waits for a paint that nobody tells of (a page that nobody sees has none), in milliseconds. */
const LIMIT = 1000;

/**
 * Resolves when the page's first text is on the screen: what begins before takes the processor away from
 * drawing it. Where a browser does not tell of it, a second later.
 */
export function untilPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, LIMIT);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}
