// Preferences, persisted in localStorage in the format of zustand's `persist` middleware, which is not used: it would
// add 0.9 KB to the first route, more than this file. Invalid fields are dropped.
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

// Not passed as initial state: zustand hydrates with the initial state, which must match the prerendered HTML.
usePreferences.setState(readPreferences());

/** Reads the persisted preferences. Validates without valibot, which is not in a chunk of the first route. */
export function readPreferences(): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const { state, version } = JSON.parse(safeStorage.getItem(preferenceKey()) ?? '{}');
    if (version === PREFERENCES_VERSION) stored = { ...state };
  } catch {}
  const { theme, version, dismissedAnnouncement } = stored;
  return {
    // Sets every field, since setState() merges: a theme that another tab removed must become undefined.
    theme: isTheme(theme) ? theme : undefined,
    version: textOf(version),
    dismissedAnnouncement: textOf(dismissedAnnouncement),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
