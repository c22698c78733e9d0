// Starts the web application: content over HTTP, URLs in the browser's history.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ContentSource } from '../../core/source.ts';
import type { EmbeddedPage } from '../content/queries/cache.ts';
import { httpSource } from '../content/sources/httpSource.ts';
import { loadChunk } from '../platform/loadChunk.ts';
import { repairTranslation } from '../platform/repairTranslation.ts';
import { setReactTimeSlice } from '../platform/setReactTimeSlice.ts';
import { rootData } from '../store/rootData.ts';
import { App } from './App.tsx';
import { type LoadedPage, loadPage } from './navigation/loadPage.ts';
import { isCurrentPath, readPrerenderedPage, releasePrerenderedPage } from './navigation/prerenderedPage.ts';
import { setHistoryKeys } from './navigation/setHistoryKeys.ts';

/**
 * Hydrates the prerendered page, or renders the page of the URL from its fetched file.
 * @param base URL of the site's root
 */
export function startWeb(base: string): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The shell has no element #root');
  const source = httpSource(base, fetch, rootData().home);
  const basename = new URL(base).pathname;

  setHistoryKeys();
  setReactTimeSlice();
  repairTranslation();
  // Make the shell's relative URLs absolute: after a navigation they would resolve against another path.
  for (const link of document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(
    'link[rel="icon"], #announcement a[href]',
  ))
    link.href = String(link.href);
  const prerendered = readPrerenderedPage(container, basename);
  const app = (first?: LoadedPage) => (
    <App
      source={source}
      openCache={() => loadCache(source, prerendered)}
      first={first}
      router={(site) => (
        // NavigationController starts transitions for pages itself; an overlay must open without one.
        <BrowserRouter basename={basename} useTransitions={false}>
          {site}
        </BrowserRouter>
      )}
    />
  );
  if (prerendered === undefined) {
    createRoot(container).render(app());
    return;
  }
  void loadPage(prerendered, prerendered.text?.read).then((page) => {
    // If the page's chunk fails to load, the prerendered HTML stays readable, and entries/rescue.ts reports the error.
    if ('error' in page.content) throw page.content.error;
    // In a transition React hydrates in time slices, so that the page handles input in between.
    startTransition(() => {
      // Back or Forward may have changed the URL while the chunk was loading.
      if (isCurrentPath(basename, page.route.path)) {
        // From here on React replays clicks itself, so entries/earlyInput.ts must stop recording them.
        releasePrerenderedPage();
        hydrateRoot(container, app(page));
      } else createRoot(container).render(app());
    });
  });
}

async function loadCache(source: ContentSource, embedded: EmbeddedPage | undefined) {
  const { openCache } = await loadChunk(
    () => import(/* webpackChunkName: "navigation" */ '../content/queries/cache.ts'),
  );
  const cache = openCache(source, embedded);
  if (process.env.IS_LIVE) {
    // Subscribe before the first query: a file may change while it is fetched.
    const { followLive } = await import('../content/queries/followLive.ts');
    followLive(cache.client, source);
  }
  return cache;
}
