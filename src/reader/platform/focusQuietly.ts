/** Moves the focus to what the reader has come to, and scrolls nothing. What has no stop of the Tab key gets none by it. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element === null) return;
  // A link that is come back to, as a footnote's number, keeps its own.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** The same with the page's title: for who comes to a page, and whose place on it has gone. */
export function focusTitle(): void {
  focusQuietly(document.querySelector<HTMLElement>('main h1'));
}
