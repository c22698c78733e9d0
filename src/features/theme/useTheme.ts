import { useSyncExternalStore } from 'react';
import { resolveTheme, type Theme } from '../../core/theme.ts';
import { usePreferences } from '../../store/preferences.ts';

/** The theme on the screen. */
export function useTheme(): Theme {
  const chosen = usePreferences((state) => state.theme);
  return useSyncExternalStore(subscribeToSystem, () =>
    resolveTheme(chosen, document.documentElement.dataset, (theme) => schemeQuery(theme).matches),
  );
}

function subscribeToSystem(onChange: () => void): () => void {
  const query = schemeQuery('dark');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const schemeQuery = (theme: Theme) => matchMedia(`(prefers-color-scheme: ${theme})`);
