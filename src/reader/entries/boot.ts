// Inlined in the head: sets the theme, the reading settings, how much text the first layout renders, and whether the
// announcement shows, before the first paint. The root's data attributes have the storage keys.

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
  // Custom properties only: storage is untrusted.
  for (const [name, value] of Object.entries(look ?? {}))
    document.documentElement.style.setProperty(`--${name}`, value);
} catch {
  // Storage is missing or invalid: defaults apply.
}

root.theme = resolveTheme(
  stored.theme,
  root,
  (theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches,
);
// A hidden page has no frames: there all of the text renders at once.
if (!(location.hash || history.state || document.hidden)) root.top = '';
root.followsSystem = `${followsSystem(stored.theme, root)}`;
if (root.announcement !== undefined)
  root.announcementDismissed = `${stored.dismissedAnnouncement === root.announcement}`;
