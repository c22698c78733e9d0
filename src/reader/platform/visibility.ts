/** Whether something modal lies over the page: what is below it answers neither clicks nor keys. */
export const isCovered = () => document.querySelector('dialog[open]') !== null;

/** Whether an element is hidden by a tab or by a folded part around it. Browsers give it a place all the same. */
export const isFolded = (element: Element) =>
  element.closest('[hidden],details:not([open])>:not(summary)') !== null;
