// What the reader prefers, kept in this browser. What comes back from storage is a
// stranger: validated, else forgotten.
import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { PREFERENCES_VERSION } from '../core/constants.ts';
import type { Theme } from '../core/theme.ts';
import { preferencesKey } from '../lib/storageKeys.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

const Preferences = v.object({
  /** Absent: the system decides. */
  theme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
  version: v.fallback(v.optional(v.string()), undefined),
  dismissedAnnouncement: v.fallback(v.optional(v.string()), undefined),
});

const key = () => preferencesKey(rootData().storageKey);

type PreferenceValues = v.InferOutput<typeof Preferences>;

interface PreferenceStore extends PreferenceValues {
  chooseTheme: (theme: Theme | undefined) => void;
  chooseVersion: (version: string) => void;
  dismissAnnouncement: (id: string) => void;
}

export const usePreferences = create<PreferenceStore>()(
  persist(
    (set) => ({
      ...v.parse(Preferences, {}),
      chooseTheme: (theme) => set({ theme }),
      chooseVersion: (version) => set({ version }),
      dismissAnnouncement: (dismissedAnnouncement) => set({ dismissedAnnouncement }),
    }),
    {
      name: key(),
      version: PREFERENCES_VERSION,
      storage: createJSONStorage<PreferenceValues>(() => safeStorage),
      partialize: ({ theme, version, dismissedAnnouncement }) => ({ theme, version, dismissedAnnouncement }),
      merge: (stored, current) => {
        const result = v.safeParse(Preferences, stored);
        // A theme that another tab has taken back is absent there.
        return result.success ? { ...current, theme: undefined, ...result.output } : current;
      },
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
