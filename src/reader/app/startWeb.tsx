// What the web application begins with: content over http, addresses in the browser's history.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SNAPSHOT } from '../../core/site/manifest/shellAttributes.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';
import type { ContentSource } from '../../core/source.ts';
import type { Brought } from '../content/queries/cache.ts';
import { httpSource } from '../content/sources/httpSource.ts';
import { drawInSlices } from '../platform/drawInSlices.ts';
import { followTranslation } from '../platform/followTranslation.ts';
import { loadPart } from '../platform/loadPart.ts';
import { App } from './App.tsx';
import { nameEntries } from './navigation/nameEntries.ts';
import { findKeptPage } from './visit/keptPage.ts';
import { releaseShellPage, settleShellPage } from './visit/shellPage.ts';
import { findBrought } from './navigation/prerenderedPage.ts';
import { completeVisit, type Visit } from './visit/visit.ts';

/**
 * Takes over the page in the shell, or draws one.
 * @param base address of the site's root
 */
export function startWeb(base: string): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The shell has no element #root');
  const source = httpSource(base);
  const basename = new URL(base).pathname;

  nameEntries();
  drawInSlices();
  followTranslation();
  // What the shell names relative to the first page's address would be looked for elsewhere after a navigation.
  for (const link of document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(
    'link[rel="icon"], #announcement a[href]',
  ))
    link.href = String(link.href);
  const draw = (first?: Visit, brought?: Brought) => (
    <App
      source={source}
      openCache={() => loadCache(source, brought)}
      first={first}
      router={(site) => (
        // Pages come in transitions of their own (usePage); an overlay opens at once.
        <BrowserRouter basename={basename} useTransitions={false}>
          {site}
        </BrowserRouter>
      )}
    />
  );
  const kept = container.hasAttribute(SNAPSHOT) ? findKeptPage(container) : undefined;
  if (kept === undefined) {
    createRoot(container).render(draw());
    return;
  }
  settleShellPage(container);
  const brought = findBrought(basename, kept);
  void Promise.resolve(brought && completeVisit(brought, brought.text?.read)).then((first) => {
    // Without what draws it the page is read on as it stands; rescue.ts says so.
    if (first && 'error' in first.content) throw first.content.error;
    // In a transition React draws in slices: the reader scrolls meanwhile.
    startTransition(() => {
      // Back or Forward may have led to another page by now; until that one is there the old one stays.
      if (first && first.route.path === settledHere(basename)) {
        // From here on React itself keeps what is clicked until it can answer (earlyInput.ts).
        releaseShellPage();
        hydrateRoot(container, draw(first, brought));
      } else createRoot(container).render(draw(undefined, brought));
    });
  });
}

async function loadCache(source: ContentSource, brought: Brought | undefined) {
  const { openCache } = await loadPart(
    () => import(/* webpackChunkName: "visits" */ '../content/queries/cache.ts'),
  );
  const cache = openCache(source, brought);
  if (process.env.NODE_ENV !== 'production') {
    // Before anything is read: what changes meanwhile has to be heard.
    const { followLive } = await import('../content/queries/followLive.ts');
    followLive(cache.client, source);
  }
  return cache;
}

/** The path in the address bar, below the site's root. */
function settledHere(basename: string): string {
  return decodeSafely(window.location.pathname.slice(basename.length - 1));
}
