import { HOVER_INTENT_DELAY } from '../../../core/constants.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import type { ArticleEnvironment } from '../ArticleEnvironment.ts';
import { closest } from './closest.ts';

/**
 * Prefetches pages of links that get pointer or focus, and makes regions that overflow focusable.
 * @returns a function that removes the listeners
 */
export function watchText(text: HTMLElement, environment: ArticleEnvironment): () => void {
  return combineCleanups(prefetchLinks(text, environment), watchOverflow(text));
}

/** Prefetches a page when the pointer rests on its link, or immediately on focus or touch. */
function prefetchLinks(text: HTMLElement, environment: ArticleEnvironment): () => void {
  let timer: number | undefined;
  const read = (event: Event, delay: number) => {
    window.clearTimeout(timer);
    const link = closest(event, 'a[href]:not([target])');
    if (link instanceof HTMLAnchorElement)
      timer = window.setTimeout(() => environment.readAhead(link), delay);
  };
  return combineCleanups(
    addListener(text, ['mouseover'], (event) => read(event, HOVER_INTENT_DELAY)),
    addListener(text, ['focusin', 'touchstart'], (event) => read(event, 0), { passive: true }),
    () => window.clearTimeout(timer),
  );
}

/**
 * Makes code and tables that overflow focusable, so that arrow keys scroll them, and sets their accessible name from
 * `data-region`. A MutationObserver finds elements that are rendered later.
 * @returns a function that disconnects the observers
 */
function watchOverflow(text: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver((entries) => {
    const frames = entries.map(({ target }) => ({ target, overflow: measureOverflow(target) }));
    for (const { target, overflow } of frames) markScrolling(target, overflow);
  });
  const find = () => {
    for (const frame of text.querySelectorAll('[data-region]')) sizes.observe(frame);
  };
  const observer = new MutationObserver(find);
  observer.observe(text, { childList: true, subtree: true });
  find();
  return () => {
    observer.disconnect();
    sizes.disconnect();
  };
}

/** Value of `data-overflows`. `names`: CSS makes the first column sticky; it is at most half as wide as the element. */
type Overflow = 'none' | '' | 'names';

function measureOverflow(frame: Element): Overflow {
  const { scrollWidth, clientWidth } = frame;
  if (scrollWidth <= clientWidth) return 'none';
  const name = frame.querySelector('th, td')?.getBoundingClientRect();
  return name && name.width <= clientWidth / 2 ? 'names' : '';
}

function markScrolling(frame: Element, overflow: Overflow): void {
  const attributes = {
    'data-overflows': overflow,
    tabindex: '0',
    role: 'group',
    'aria-label': frame.getAttribute('data-region') ?? '',
  };
  for (const [name, value] of Object.entries(attributes))
    if (overflow !== 'none') frame.setAttribute(name, value);
    else frame.removeAttribute(name);
}
