// What the reader prefers, kept in this browser. What comes back from storage is a
// stranger: validated, else forgotten.
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { PREFERENCES_VERSION } from '../core/constants.ts';
import { isTheme, type Theme } from '../core/theme.ts';
import { preferencesKey } from '../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

const key = () => preferencesKey(rootData().storageKey);

interface PreferenceValues {
  /** Absent: the system decides. */
  theme: Theme | undefined;
  version: string | undefined;
  dismissedAnnouncement: string | undefined;
}

/** By hand: the library that checks the manifest is no part of a first visit. */
function readPreferences(stored: object): PreferenceValues {
  const { theme, version, dismissedAnnouncement } = stored as Record<string, unknown>;
  return {
    theme: isTheme(theme) ? theme : undefined,
    version: textOf(version),
    dismissedAnnouncement: textOf(dismissedAnnouncement),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

interface PreferenceStore extends PreferenceValues {
  chooseTheme: (theme: Theme | undefined) => void;
  chooseVersion: (version: string) => void;
  dismissAnnouncement: (id: string) => void;
}

export const usePreferences = create<PreferenceStore>()(
  persist(
    (set) => ({
      ...readPreferences({}),
      chooseTheme: (theme) => set({ theme }),
      chooseVersion: (version) => set({ version }),
      dismissAnnouncement: (dismissedAnnouncement) => set({ dismissedAnnouncement }),
    }),
    {
      name: key(),
      version: PREFERENCES_VERSION,
      storage: createJSONStorage<PreferenceValues>(() => safeStorage),
      partialize: ({ theme, version, dismissedAnnouncement }) => ({ theme, version, dismissedAnnouncement }),
      // A theme that another tab has taken back is absent there.
      merge: (stored, current) =>
        typeof stored === 'object' && stored !== null ? { ...current, ...readPreferences(stored) } : current,
    },
  ),
);

/** Follows what the reader chooses in other tabs. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key()) void usePreferences.persist.rehydrate();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
