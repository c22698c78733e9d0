/** Focuses an element without scrolling. An element that is not focusable gets tabindex -1. */
export function focusWithoutScroll(element: HTMLElement | null): void {
  if (element === null) return;
  // Not for a focusable element: a link must stay in the tab order.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Focuses the title of the page without scrolling. */
export function focusTitle(): void {
  focusWithoutScroll(document.querySelector<HTMLElement>('main h1'));
}
