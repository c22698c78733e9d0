import type nprogress from 'nprogress';
import { useEffect } from 'react';
import { PROGRESS_BAR } from '../core/constants.ts';

let bar: Promise<typeof nprogress> | undefined;

/** The bar's code is no part of a first visit: it comes when the first page stands. */
function loadBar(): Promise<typeof nprogress> {
  bar ??= import(/* webpackChunkName: "progress" */ 'nprogress').then(({ default: loaded }) => {
    const { minimum, speed, trickleRate, trickleSpeed } = PROGRESS_BAR;
    // The types do not know trickleRate, which the library still reads.
    const options: Partial<nprogress.NProgressOptions> & { trickleRate: number } = {
      minimum,
      speed,
      trickleRate,
      trickleSpeed,
      showSpinner: false,
    };
    return loaded.configure(options);
  });
  return bar;
}

/** Shows the bar when a page is not ready soon after a click; never for hash or query changes. */
export function useProgressBar(isFirstPageShown: boolean, isLoading: boolean): void {
  useEffect(() => {
    // Without the bar a slow navigation is still a navigation.
    if (isFirstPageShown) loadBar().catch(() => {});
  }, [isFirstPageShown]);

  useEffect(() => {
    if (!isLoading) return;
    let isDone = false;
    const timer = setTimeout(async () => {
      const loaded = await loadBar().catch(() => undefined);
      if (!isDone) loaded?.start();
    }, PROGRESS_BAR.delay);
    return () => {
      isDone = true;
      clearTimeout(timer);
      void bar?.then((loaded) => loaded.done()).catch(() => {});
    };
  }, [isLoading]);
}
