// Inlined in the page head: decides the theme and whether the announcement shows
// before the first paint. The shell's attributes tell it where to look.
import { followsSystem, resolveTheme } from '../core/theme.ts';
import { preferencesKey } from '../lib/storageKeys.ts';
import { rootData } from '../store/rootData.ts';

const root = rootData();

let stored: { theme?: unknown; dismissedAnnouncement?: unknown } = {};
try {
  stored = JSON.parse(localStorage.getItem(preferencesKey(root.storageKey)) ?? '{}').state ?? {};
} catch {
  // Storage missing or holding rubbish: the defaults serve.
}

root.theme = resolveTheme(
  stored.theme,
  root,
  (theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches,
);
root.followsSystem = String(followsSystem(stored.theme, root));
if (root.announcement !== undefined)
  root.announcementDismissed = String(stored.dismissedAnnouncement === root.announcement);
