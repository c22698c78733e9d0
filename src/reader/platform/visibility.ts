/** Whether something modal lies over the page: what is below it answers neither clicks nor keys. */
export const isCovered = () => document.querySelector('dialog[open]') !== null;
