// Inlined in the page head: decides the theme, how the text looks, how much of it is laid out at once and whether the
// announcement shows, before the first paint. The shell's attributes tell it where to look.

import { followsSystem, resolveTheme } from '../../core/theme.ts';
import { preferencesKey, readingKey } from '../../lib/storageKeys.ts';
import { rootData } from '../store/rootData.ts';

const root = rootData();
const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');

let stored: { theme?: unknown; dismissedAnnouncement?: unknown } = {};
try {
  stored = read(preferencesKey(root.storageKey)).state ?? {};
  const { look, keys }: { look?: Record<string, string>; keys?: string } = read(readingKey(root.storageKey));
  if (keys) root.keys = keys;
  // Custom properties only, whatever a stranger has left there.
  for (const [name, value] of Object.entries(look ?? {}))
    document.documentElement.style.setProperty(`--${name}`, value);
} catch {
  // Storage missing or holding rubbish: the defaults serve.
}

root.theme = resolveTheme(
  stored.theme,
  root,
  (theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches,
);
// A page that nobody sees has no frames: there all of the text stands from the start.
if (!(location.hash || history.state || document.hidden)) root.top = '';
root.followsSystem = `${followsSystem(stored.theme, root)}`;
if (root.announcement !== undefined)
  root.announcementDismissed = `${stored.dismissedAnnouncement === root.announcement}`;
