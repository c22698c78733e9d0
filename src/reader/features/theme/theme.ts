import { useSyncExternalStore } from 'react';
import { followsSystem, resolveTheme, type Theme } from '../../../core/theme.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { usePreferences } from '../../store/preferences.ts';
import { rootData } from '../../store/rootData.ts';

/** Resolves the theme: the reader's preference, else the default. */
function readTheme(): Theme {
  return usePreferences.getState().theme ?? readUnchosenTheme();
}

/** The default theme: of the site's config or the system. */
export function readUnchosenTheme(): Theme {
  return resolveTheme(undefined, rootData(), (theme) => schemeQuery(theme).matches);
}

/** Sets the root attributes that the stylesheets use: the theme, and whether it follows the system. */
export function showTheme(): void {
  const root = rootData();
  root.theme = readTheme();
  root.followsSystem = String(followsSystem(usePreferences.getState().theme, root));
}

/**
 * Subscribes to changes of preference and system theme.
 * @returns a function that unsubscribes
 */
export function subscribeToTheme(onChange: () => void): () => void {
  return combineCleanups(
    usePreferences.subscribe(onChange),
    addListener(schemeQuery('dark'), ['change'], onChange),
  );
}

const schemeQuery = (theme: Theme) => matchMedia(`(prefers-color-scheme: ${theme})`);

/** The current theme; `light` while prerendering and hydrating, because the preference is unknown there. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, readTheme, () => 'light');
}
