/** Selects what an element holds, for a reader who has to copy it by hand. */
export function selectContent(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}
