import { whenIdle } from './whenIdle.ts';

/** What nobody has asked for begins this long after a page has loaded, in milliseconds: who leaves at once does not pay for it. */
export const REST = 2000;

/**
 * Runs work once the page has loaded all that it names and the browser has nothing else to do.
 * @param rest how long, in milliseconds, the page has to have been there by then
 * @returns a function that calls it off
 */
export function whenQuiet(work: () => void, rest = 0): () => void {
  let cancel = () => {};
  const wait = (duration: number) => {
    const timer = setTimeout(() => {
      cancel = whenIdle(work);
    }, duration);
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    wait(Math.max(0, (visit?.loadEventEnd ?? 0) + rest - performance.now()));
    return () => cancel();
  }
  const afterLoad = () => wait(rest);
  window.addEventListener('load', afterLoad, { once: true });
  return () => {
    window.removeEventListener('load', afterLoad);
    cancel();
  };
}
