import { useEffect } from 'react';
import { MOBILE_BREAKPOINT } from '../../../core/constants.ts';
import { importPanel } from '../../features/search/SearchButton.tsx';
import { isPrefetchAllowed } from '../../platform/isPrefetchAllowed.ts';
import { whenIdle, whenQuiet } from '../../platform/whenQuiet.ts';
import { loadPageModule } from '../navigation/loadPage.ts';

/** Time without a network response after which chunks load, in milliseconds: before a reader is likely to press. */
const REST = 500;

const always = () => true;
const has = (selector: string) => () => document.querySelector(selector) !== null;

/** Chunks, the likeliest to be needed first, with a condition on the page. Evaluating a chunk adds its styles. */
const PRELOADS: readonly (readonly [isLikely: () => boolean, load: () => Promise<unknown>])[] = [
  [always, async () => (await loadPageModule('doc')).prepare()],
  [
    () => matchMedia(`(max-width: ${MOBILE_BREAKPOINT}px)`).matches,
    () => import(/* webpackChunkName: "deferred" */ '../shell/MenuDrawer.tsx'),
  ],
  [always, () => import(/* webpackChunkName: "deferred" */ '../../features/search/SearchDialog.tsx')],
  [always, importPanel],
  [
    has('article [data-action]'),
    () => import(/* webpackChunkName: "deferred" */ '../../article/actions/actions.ts'),
  ],
  [
    has('article [data-action="enlarge"]'),
    () => import(/* webpackChunkName: "lightbox" */ '../../features/lightbox/Lightbox.tsx'),
  ],
  [
    has('article'),
    () => import(/* webpackChunkName: "tools" */ '../../features/tools/reading-settings/ReadingSettings.tsx'),
  ],
];

/**
 * Loads chunks that a press is likely to need, one after another, each when the browser is idle. Errors are ignored: a
 * press loads the chunk again and reports them.
 */
export function usePreloads(): void {
  useEffect(() => {
    let isStale = false;
    const loadAll = async () => {
      for (const [isLikely, load] of PRELOADS) {
        await new Promise<void>((resolve) => void whenIdle(resolve));
        if (isStale || !isPrefetchAllowed()) return;
        if (isLikely()) await load().catch(() => {});
      }
    };
    const cancel = whenQuiet(() => void loadAll(), REST);
    return () => {
      isStale = true;
      cancel();
    };
  }, []);
}
