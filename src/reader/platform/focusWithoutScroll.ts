/** Focuses an element without scrolling. One that is not focusable gets tabindex -1. */
export function focusWithoutScroll(element: HTMLElement | null): void {
  if (element === null) return;
  // A link stays in the tab order.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** The same with the title of the page. */
export function focusTitle(): void {
  focusWithoutScroll(document.querySelector<HTMLElement>('main h1'));
}
