/** Whether a modal dialog is open: elements behind it take neither clicks nor keys. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/**
 * Whether a hidden tab panel or a closed <details> contains an element. Browsers report a position for it all the same.
 */
export const isInsideCollapsed = (element: Element) =>
  element.closest('[hidden],details:not([open])>:not(summary)') !== null;
