// What the theme depends on: the reader's choice, the shell's attributes and the system.
import { resolveTheme, type Theme } from '../../core/theme.ts';
import { usePreferences } from '../../store/preferences.ts';

/** The theme that the page should have now. */
export function readTheme(): Theme {
  return resolveTheme(
    usePreferences.getState().theme,
    document.documentElement.dataset,
    (theme) => schemeQuery(theme).matches,
  );
}

/** Calls back when the reader or the system chooses another one; gives a function that stops it. */
export function subscribeToTheme(onChange: () => void): () => void {
  const query = schemeQuery('dark');
  const unsubscribe = usePreferences.subscribe(onChange);
  query.addEventListener('change', onChange);
  return () => {
    unsubscribe();
    query.removeEventListener('change', onChange);
  };
}

const schemeQuery = (theme: Theme) => matchMedia(`(prefers-color-scheme: ${theme})`);
