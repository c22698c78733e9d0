// What the theme depends on: the reader's choice, the shell's attributes and the system.
import { followsSystem, resolveTheme, type Theme } from '../../../core/theme.ts';
import { listen, together } from '../../platform/listen.ts';
import { usePreferences } from '../../store/preferences.ts';
import { rootData } from '../../store/rootData.ts';

/** The theme that the page should have now. */
export function readTheme(): Theme {
  return usePreferences.getState().theme ?? readUnchosenTheme();
}

/** The theme of a reader who has chosen none. */
export function readUnchosenTheme(): Theme {
  return resolveTheme(undefined, rootData(), (theme) => schemeQuery(theme).matches);
}

/** Writes the theme, and whether the system has decided it, where the style sheets look. */
export function showTheme(): void {
  const root = rootData();
  root.theme = readTheme();
  root.followsSystem = String(followsSystem(usePreferences.getState().theme, root));
}

/** Calls back when the reader or the system chooses another one; gives a function that stops it. */
export function subscribeToTheme(onChange: () => void): () => void {
  return together(usePreferences.subscribe(onChange), listen(schemeQuery('dark'), ['change'], onChange));
}

const schemeQuery = (theme: Theme) => matchMedia(`(prefers-color-scheme: ${theme})`);
