/** Has an element focused as it comes, in the place of the one that went: given as its `ref`. */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null) return;
  // A dialog looks for this as it opens, which comes later.
  element.autofocus = true;
  element.focus();
}
