import { useSyncExternalStore } from 'react';
import type { Theme } from '../../../core/theme.ts';
import { readTheme, subscribeToTheme } from './readTheme.ts';

/** The theme on the screen. A page drawn ahead, for nobody in particular, has none yet: it says light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, readTheme, () => 'light');
}
