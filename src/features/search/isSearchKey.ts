/** Whether keys open the search: Ctrl K, ⌘ K, and `/` where nothing is being typed. */
export function isSearchKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  isComposing,
}: KeyboardEvent): boolean {
  if (altKey || shiftKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
