import { nameKey } from '../editing/commands.ts';

/** What a key is called on this machine. @example sayKey('Mod-s') === '⌘S', or 'Ctrl+S' */
export function sayKey(key: string): string {
  return nameKey(key, /mac|iphone|ipad/i.test(navigator.platform));
}
