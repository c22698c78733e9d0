/**
 * Whether a key event is Ctrl K or ⌘ K, which open the search even while typing. core/keys/keyTable.ts has the
 * single-key shortcut.
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
