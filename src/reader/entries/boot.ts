// Inlined in the head: sets attributes of the root element before the first paint, for the theme, the reading settings,
// the layout of the first screen (styles/firstScreen.css) and the announcement.

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
  // The prefix restricts these to custom properties, since storage is untrusted.
  for (const [name, value] of Object.entries(look ?? {}))
    document.documentElement.style.setProperty(`--${name}`, value);
} catch {
  // Storage is unavailable or its content invalid: defaults apply.
}

root.theme = resolveTheme(
  stored.theme,
  root,
  (theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches,
);
// `data-top` delays the text after the first screen by an animation (firstScreen.css). It is not set in a hidden
// page, where animations do not run and that text would not appear.
if (!(location.hash || history.state || document.hidden)) root.top = '';
root.followsSystem = `${followsSystem(stored.theme, root)}`;
if (root.announcement !== undefined)
  root.announcementDismissed = `${stored.dismissedAnnouncement === root.announcement}`;
