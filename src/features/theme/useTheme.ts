import { useSyncExternalStore } from 'react';
import { type Theme, usePreferences } from '../../store/preferences.ts';

const darkScheme = '(prefers-color-scheme: dark)';

/** The theme on the screen: the reader's choice, else the system's, else the site's default. */
export function useTheme(): Theme {
  const chosen = usePreferences((state) => state.theme);
  const fallback = useSyncExternalStore(subscribeToSystem, systemTheme);
  return chosen ?? fallback;
}

function subscribeToSystem(onChange: () => void): () => void {
  const query = matchMedia(darkScheme);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function systemTheme(): Theme {
  const { respectOs, defaultMode } = document.documentElement.dataset;
  const isDark = respectOs === 'true' ? matchMedia(darkScheme).matches : defaultMode !== 'light';
  return isDark ? 'dark' : 'light';
}
