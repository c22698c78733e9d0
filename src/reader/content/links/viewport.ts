// Prefetches links that enter the viewport, when the network is idle, up to a limit per page.

import { VIEWPORT_PREFETCH_LIMIT } from '../../../core/constants.ts';
import { QUIET_DURATION, whenQuiet } from '../../platform/whenQuiet.ts';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
let remaining = VIEWPORT_PREFETCH_LIMIT;

/** Resets the limit; called when another page renders. */
export function resetViewportPrefetch(): void {
  remaining = VIEWPORT_PREFETCH_LIMIT;
}

/**
 * Calls `onView` once, when the network is idle after the element has entered the viewport. Returns a cleanup
 * function.
 */
export function observeFirstView(element: Element, onView: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: '0px' });
  callbacks.set(element, onView);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const onView = callbacks.get(target);
    if (!isIntersecting || onView === undefined || remaining <= 0) continue;
    remaining -= 1;
    callbacks.delete(target);
    observer?.unobserve(target);
    whenQuiet(onView, QUIET_DURATION);
  }
}
