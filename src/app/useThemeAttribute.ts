import { useLayoutEffect } from 'react';
import { useTheme } from '../features/theme/useTheme.ts';

/** Keeps the root's theme attribute and the colour of the browser's own bars in step; the boot script set it before the first paint. */
export function useThemeAttribute(): void {
  const theme = useTheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    const color = getComputedStyle(root).getPropertyValue('--surface-0');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  }, [theme]);
}
