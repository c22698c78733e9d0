import { nameKey } from '../editing/toolbarButtons.ts';

/** Formats a shortcut for this platform. @example shortcutLabel('Mod-s') === '⌘S', or 'Ctrl+S' */
export function shortcutLabel(key: string): string {
  return nameKey(key, /mac|iphone|ipad/i.test(navigator.platform));
}
