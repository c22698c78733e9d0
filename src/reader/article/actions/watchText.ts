// What goes on around a text while it is read; it comes with the late parts.
import { HOVER_INTENT_DELAY } from '../../../core/constants.ts';
import { listen, together } from '../../platform/listen.ts';
import type { ArticleWorld } from '../ArticleWorld.ts';
import { closest } from './closest.ts';

/** Reads ahead where a link leads that the reader turns to, and marks what scrolls sideways, until it is ended. */
export function watchText(text: HTMLElement, world: ArticleWorld): () => void {
  return together(readAheadOf(text, world), watchOverflow(text));
}

/** A page is read when the pointer rests on its link, or the focus or a finger reaches it. */
function readAheadOf(text: HTMLElement, world: ArticleWorld): () => void {
  let timer: number | undefined;
  const read = (event: Event, delay: number) => {
    window.clearTimeout(timer);
    const link = closest(event, 'a[href]:not([target])');
    if (link instanceof HTMLAnchorElement) timer = window.setTimeout(() => world.readAhead(link), delay);
  };
  return together(
    listen(text, ['mouseover'], (event) => read(event, HOVER_INTENT_DELAY)),
    listen(text, ['focusin', 'touchstart'], (event) => read(event, 0), { passive: true }),
    () => window.clearTimeout(timer),
  );
}

/**
 * Marks what of a text scrolls sideways, code and tables: only this takes the focus, so that keys scroll it,
 * and has a name (`data-region`). What is drawn later is found as well.
 * @returns a function that ends it
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
  const growth = new MutationObserver(find);
  growth.observe(text, { childList: true, subtree: true });
  find();
  return () => {
    growth.disconnect();
    sizes.disconnect();
  };
}

/** How a frame scrolls; `names`: its first column may stay in view and leaves half of it to the others. */
type Overflow = 'none' | '' | 'names';

function measureOverflow(frame: Element): Overflow {
  const { scrollWidth, clientWidth } = frame;
  if (scrollWidth <= clientWidth) return 'none';
  const name = frame.querySelector('th, td')?.getBoundingClientRect();
  return name && name.width <= clientWidth / 2 ? 'names' : '';
}

function markScrolling(frame: Element, overflow: Overflow): void {
  const marks = {
    'data-overflows': overflow,
    tabindex: '0',
    role: 'group',
    'aria-label': frame.getAttribute('data-region') ?? '',
  };
  for (const [name, value] of Object.entries(marks))
    if (overflow !== 'none') frame.setAttribute(name, value);
    else frame.removeAttribute(name);
}
