import { useLayoutEffect } from 'react';
import { readTheme, subscribeToTheme } from '../features/theme/readTheme.ts';

/** Keeps the root's theme attribute and the colour of the browser's own bars in step; the boot script set it before the first paint. */
export function useThemeAttribute(): void {
  useLayoutEffect(() => {
    const apply = () => {
      const root = document.documentElement;
      root.dataset.theme = readTheme();
      const color = getComputedStyle(root).getPropertyValue('--surface-0');
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
    };
    apply();
    return subscribeToTheme(apply);
  }, []);
}
