import { ANCHOR_SETTLE_DURATION } from '../../../core/constants.ts';

const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Moves to a place now, and again whenever the page grows (images and the rest of a long
 * text arrive), until the reader scrolls or some time has passed.
 * @returns a function that ends it
 */
export function holdPlace(move: () => void): () => void {
  move();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(move);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of TAKEOVERS) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, ANCHOR_SETTLE_DURATION);
  for (const kind of TAKEOVERS) window.addEventListener(kind, stop, { passive: true });
  return stop;
}
