/**
 * Marks what of a text scrolls sideways, code and tables: only this takes the focus, so that keys scroll it,
 * and has a name (`data-region`). What is drawn later is found as well.
 * @returns a function that ends it
 */
export function watchOverflow(text: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver((entries) => {
    const frames = entries.map(({ target }) => ({ target, isWide: target.scrollWidth > target.clientWidth }));
    for (const { target, isWide } of frames) markScrolling(target, isWide);
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

function markScrolling(frame: Element, isScrolling: boolean): void {
  const marks = {
    'data-overflows': '',
    tabindex: '0',
    role: 'group',
    'aria-label': frame.getAttribute('data-region') ?? '',
  };
  for (const [name, value] of Object.entries(marks))
    if (isScrolling) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
}
