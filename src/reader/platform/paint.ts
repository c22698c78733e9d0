/** Runs work when the page has been painted as it stands now; gives a function that calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(work);
  };
  // Nobody paints a page that nobody sees.
  if (document.hidden) {
    wait();
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

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
