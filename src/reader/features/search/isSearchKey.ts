/**
 * Whether a key event is Ctrl K or ⌘ K, which open the search even while typing. The shortcut of a single key
 * is in core/keys/keyTable.ts.
 */
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
