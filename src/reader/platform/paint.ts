/** Runs a callback after the next paint; returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(work);
  };
  // A hidden page has no animation frames.
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

/** In milliseconds: untilPainted() waits at most this long, because a hidden page reports no paint. */
const PAINT_TIMEOUT = 1000;

/**
 * Resolves after the first contentful paint, so that scripts do not delay it, or after PAINT_TIMEOUT.
 */
export function untilPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}
