// Links that come into view are read ahead when the page is at rest, a few on each page.

import { VIEWPORT_PREFETCH_LIMIT } from '../../../core/constants.ts';
import { REST, whenQuiet } from '../../platform/whenQuiet.ts';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
let left = VIEWPORT_PREFETCH_LIMIT;

/** Starts counting anew: called when another page is shown. */
export function resetViewportPrefetch(): void {
  left = VIEWPORT_PREFETCH_LIMIT;
}

/** Calls back once, when idle, after an element was first seen; gives a function that stops it. */
export function observeFirstView(element: Element, onView: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: '0px' });
  waiting.set(element, onView);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const onView = waiting.get(target);
    if (!isIntersecting || onView === undefined || left <= 0) continue;
    left -= 1;
    waiting.delete(target);
    observer?.unobserve(target);
    whenQuiet(onView, REST);
  }
}
