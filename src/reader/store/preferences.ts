// The reader's preferences, persisted in this browser, in the format of zustand's `persist`. That middleware would add
// 0.9 KB to the first route, more than this file, so it is not used. Storage is untrusted: invalid fields are dropped.
import { create } from 'zustand';
import { PREFERENCES_VERSION } from '../../core/constants.ts';
import { isTheme, type Theme } from '../../core/theme.ts';
import { preferencesKey } from '../../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

export const preferenceKey = () => preferencesKey(rootData().storageKey);

interface Preferences {
  /** Undefined: the system's color scheme. */
  theme?: Theme | undefined;
  version?: string | undefined;
  dismissedAnnouncement?: string | undefined;
}

interface PreferenceStore extends Preferences {
  chooseTheme: (theme: Theme | undefined) => void;
  chooseVersion: (version: string) => void;
  dismissAnnouncement: (id: string) => void;
}

export const usePreferences = create<PreferenceStore>()((set) => {
  const persist = (change: Preferences) => {
    set(change);
    const { theme, version, dismissedAnnouncement } = usePreferences.getState();
    const state: Preferences = { theme, version, dismissedAnnouncement };
    safeStorage.setItem(preferenceKey(), JSON.stringify({ state, version: PREFERENCES_VERSION }));
  };
  return {
    chooseTheme: (theme) => persist({ theme }),
    chooseVersion: (version) => persist({ version }),
    dismissAnnouncement: (dismissedAnnouncement) => persist({ dismissedAnnouncement }),
  };
});

// Not the store's initial state: hydration compares with the prerendered page, which has no preferences.
usePreferences.setState(readPreferences());

/** Validates by hand: the schema library is not part of the first route. */
export function readPreferences(): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const { state, version } = JSON.parse(safeStorage.getItem(preferenceKey()) ?? '{}');
    if (version === PREFERENCES_VERSION) stored = { ...state };
  } catch {}
  const { theme, version, dismissedAnnouncement } = stored;
  return {
    // Each field is set, so that a theme that another tab has removed is removed here.
    theme: isTheme(theme) ? theme : undefined,
    version: textOf(version),
    dismissedAnnouncement: textOf(dismissedAnnouncement),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
