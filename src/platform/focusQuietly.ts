/** Moves the focus to what the reader has come to, and scrolls nothing. What has no stop of the Tab key gets none by it. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element === null) return;
  // A link that is come back to, as a footnote's number, keeps its own.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
