/** Whether a modal dialog is open. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/**
 * Whether an element is inside a hidden tab panel or a closed <details>. It is not visible then, but browsers still
 * report a position for it.
 */
export const isInsideCollapsed = (element: Element) =>
  element.closest('[hidden],details:not([open])>:not(summary)') !== null;
