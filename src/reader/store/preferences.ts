// What the reader prefers, kept in this browser. What comes back from storage is a
// stranger: validated, else forgotten.
import { create } from 'zustand';
import { PREFERENCES_VERSION } from '../../core/constants.ts';
import { isTheme, type Theme } from '../../core/theme.ts';
import { preferencesKey } from '../../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

export const preferenceKey = () => preferencesKey(rootData().storageKey);

interface Preferences {
  /** Absent: the system decides. */
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
  const keep = (change: Preferences) => {
    set(change);
    const { theme, version, dismissedAnnouncement } = usePreferences.getState();
    const state: Preferences = { theme, version, dismissedAnnouncement };
    safeStorage.setItem(preferenceKey(), JSON.stringify({ state, version: PREFERENCES_VERSION }));
  };
  return {
    chooseTheme: (theme) => keep({ theme }),
    chooseVersion: (version) => keep({ version }),
    dismissAnnouncement: (dismissedAnnouncement) => keep({ dismissedAnnouncement }),
  };
});

// Not what the store begins with: a page drawn ahead knows nothing of its reader, and is taken over as it stands.
usePreferences.setState(readPreferences());

/** Checked by hand: the library that checks the manifest is no part of a first visit. */
export function readPreferences(): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    const { state, version } = JSON.parse(safeStorage.getItem(preferenceKey()) ?? '{}');
    if (version === PREFERENCES_VERSION) stored = { ...state };
  } catch {}
  const { theme, version, dismissedAnnouncement } = stored;
  return {
    // A theme that another tab has taken back is absent there.
    theme: isTheme(theme) ? theme : undefined,
    version: textOf(version),
    dismissedAnnouncement: textOf(dismissedAnnouncement),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
