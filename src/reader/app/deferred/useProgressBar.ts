import { useIsFetching } from '@tanstack/react-query';
import type nprogress from 'nprogress';
import { useEffect } from 'react';
import { PROGRESS_BAR } from '../../../core/progressBar.ts';
import { fileOfRoute } from '../../../core/site/urls/route.ts';
import { docKey } from '../../content/queries/contentReader.ts';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import { QUIET_DURATION, whenQuiet } from '../../platform/whenQuiet.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

let bar: Promise<typeof nprogress | undefined> | undefined;

/** Loads nprogress once: when the network is idle after the first page, or during the first slow navigation. */
function loadBar(): Promise<typeof nprogress | undefined> {
  bar ??= loadOptionalChunk(() => import(/* webpackChunkName: "progress" */ './progressBar.ts')).then(
    (part) => {
      const { minimum, speed, trickleRate, trickleSpeed } = PROGRESS_BAR;
      // The types lack trickleRate, which the library still reads.
      const options: Partial<nprogress.NProgressOptions> & { trickleRate: number } = {
        minimum,
        speed,
        trickleRate,
        trickleSpeed,
        showSpinner: false,
      };
      return part?.default.configure(options);
    },
  );
  return bar;
}

/** Shows the bar if loading takes longer than PROGRESS_BAR.delay. */
export function useProgressBar(isLoading: boolean): void {
  useEffect(() => whenQuiet(() => void loadBar(), QUIET_DURATION), []);

  useEffect(() => {
    if (!isLoading) return;
    let isDone = false;
    const timer = setTimeout(async () => {
      const loaded = await loadBar();
      if (!isDone) loaded?.start();
    }, PROGRESS_BAR.delay);
    return () => {
      isDone = true;
      clearTimeout(timer);
      void bar?.then((loaded) => loaded?.done());
    };
  }, [isLoading]);
}

/** Whether the file of a page that failed to load is being fetched again, while the error is shown. */
export function useIsRefetching(): boolean {
  const { route, content } = useCurrentPage();
  const file = fileOfRoute(route);
  const reads = useIsFetching({ queryKey: docKey(file ?? ''), exact: true });
  return 'error' in content && file !== undefined && reads > 0;
}
