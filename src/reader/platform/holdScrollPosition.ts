import { ANCHOR_SETTLE_DURATION } from '../../core/constants.ts';

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now, and again whenever the height of the page changes (images load, a long text renders), until the reader
 * scrolls or a timeout has passed.
 * @param move scrolls to the target
 * @returns a function that stops it
 */
export function holdScrollPosition(move: () => void): () => void {
  move();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(move);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of INPUTS) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, ANCHOR_SETTLE_DURATION);
  for (const kind of INPUTS) window.addEventListener(kind, stop, { passive: true });
  return stop;
}
