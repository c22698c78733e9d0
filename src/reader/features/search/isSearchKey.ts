/** Whether keys open the search wherever they are pressed: Ctrl K, ⌘ K. The single key: core/keys/keyTable.ts. */
export function isSearchKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !(altKey || shiftKey || isComposing) && key.toLowerCase() === 'k';
}
