// Prefetches links that become visible while the network is idle, a few on each page.

import { VIEWPORT_PREFETCH_LIMIT } from '../../../core/constants.ts';
import { QUIET_DURATION, whenQuiet } from '../../platform/whenQuiet.ts';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
let remaining = VIEWPORT_PREFETCH_LIMIT;

/** Resets the limit; called when another page renders. */
export function resetViewportPrefetch(): void {
  remaining = VIEWPORT_PREFETCH_LIMIT;
}

/** Calls back once, when idle, after an element has first been visible; returns a function that stops it. */
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
