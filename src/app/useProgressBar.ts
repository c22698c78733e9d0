import nprogress from 'nprogress';
import { useEffect } from 'react';
import { PROGRESS_BAR } from '../core/constants.ts';

nprogress.configure({
  minimum: PROGRESS_BAR.minimum,
  speed: PROGRESS_BAR.speed,
  trickleRate: PROGRESS_BAR.trickleRate,
  trickleSpeed: PROGRESS_BAR.trickleSpeed,
  showSpinner: false,
} as Parameters<typeof nprogress.configure>[0]);

/** Shows the bar when a page is not ready soon after a click; never for hash or query changes. */
export function useProgressBar(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => nprogress.start(), PROGRESS_BAR.delay);
    return () => {
      clearTimeout(timer);
      nprogress.done();
    };
  }, [isLoading]);
}
