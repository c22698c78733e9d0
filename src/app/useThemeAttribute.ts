import { useLayoutEffect } from 'react';
import { useTheme } from '../features/theme/useTheme.ts';

/** Keeps the root's theme attribute in step; the boot script set it before the first paint. */
export function useThemeAttribute(): void {
  const theme = useTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}
