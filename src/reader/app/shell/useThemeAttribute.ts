import { useLayoutEffect } from 'react';
import { showTheme, subscribeToTheme } from '../../features/theme/readTheme.ts';

/** Keeps the root's theme attributes and the colour of the browser's own bars in step; the boot script set them before the first paint. */
export function useThemeAttribute(): void {
  useLayoutEffect(() => {
    const apply = () => {
      showTheme();
      const color = getComputedStyle(document.documentElement).getPropertyValue('--surface-0');
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
    };
    apply();
    return subscribeToTheme(apply);
  }, []);
}
