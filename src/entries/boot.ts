// Inlined in the page head: decides the theme and whether the announcement shows
// before the first paint. The shell's attributes tell it where to look.
import { followsSystem, resolveTheme } from '../core/theme.ts';

const root = document.documentElement;
const { storageKey = 'docs', announcement } = root.dataset;

let stored: { theme?: unknown; dismissedAnnouncement?: unknown } = {};
try {
  stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}').state ?? {};
} catch {
  // Storage missing or holding rubbish: the defaults serve.
}

root.dataset.theme = resolveTheme(
  stored.theme,
  root.dataset,
  (theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches,
);
root.dataset.followsSystem = String(followsSystem(stored.theme, root.dataset));
if (announcement !== undefined)
  root.dataset.announcementDismissed = String(stored.dismissedAnnouncement === announcement);
