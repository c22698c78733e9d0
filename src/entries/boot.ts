// Inlined in the page head: decides the theme and whether the announcement shows
// before the first paint. The shell's attributes tell it where to look.
const root = document.documentElement;
const { storageKey = 'docs', defaultMode = 'dark', respectOs, announcement } = root.dataset;

let stored: { theme?: unknown; dismissedAnnouncement?: unknown } = {};
try {
  stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}').state ?? {};
} catch {
  // Storage missing or holding rubbish: the defaults serve.
}

const prefers = (mode: string) => matchMedia(`(prefers-color-scheme: ${mode})`).matches;
const systemMode = prefers('dark') ? 'dark' : prefers('light') ? 'light' : defaultMode;
const isMode = stored.theme === 'light' || stored.theme === 'dark';
root.dataset.theme = isMode ? String(stored.theme) : respectOs === 'true' ? systemMode : defaultMode;
if (announcement !== undefined)
  root.dataset.announcementDismissed = String(stored.dismissedAnnouncement === announcement);

export {};
