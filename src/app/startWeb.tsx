// What the web application begins with: content over http, addresses in the browser's history.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../content/queries/queryClient.ts';
import { httpSource } from '../content/sources/httpSource.ts';
import { SNAPSHOT } from '../core/model/shellAttributes.ts';
import { decodeSafely } from '../core/paths/filePath.ts';
import { drawInSlices } from '../platform/drawInSlices.ts';
import { App } from './App.tsx';
import { nameEntry } from './navigation/nameEntry.ts';
import { findKeptPage } from './visit/keptPage.ts';
import type { Visit } from './visit/loadVisit.ts';
import { releaseShellPage, settleShellPage } from './visit/shellPage.ts';
import { readFirstVisit } from './visit/takeOver.ts';

/**
 * Takes over the page in the shell, or draws one.
 * @param base address of the site's root
 */
export function startWeb(base: string): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The shell has no element with the id "root"');
  const source = httpSource(base);
  const client = createQueryClient();
  const basename = new URL(base).pathname;

  nameEntry();
  drawInSlices();
  // What the shell names relative to the first page's address would be looked for elsewhere after a navigation.
  for (const link of document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(
    'link[rel="icon"], #announcement a[href]',
  ))
    link.href = String(link.href);
  if (process.env.NODE_ENV !== 'production')
    void import('../content/queries/followLive.ts').then(({ followLive }) => followLive(client, source));
  const draw = (first?: Visit) => (
    <App
      source={source}
      client={client}
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
  void readFirstVisit(source, client, basename, kept).then((first) =>
    // In a transition React draws in slices: the reader scrolls meanwhile.
    startTransition(() => {
      // Back or Forward may have led to another page by now; until that one is there the old one stays.
      const isHere = first !== undefined && first.route.path === settledHere(basename);
      if (isHere && 'Page' in first.content) {
        // From here on React itself keeps what is clicked until it can answer (earlyInput.ts).
        releaseShellPage();
        hydrateRoot(container, draw(first));
      } else createRoot(container).render(draw(isHere ? first : undefined));
    }),
  );
}

/** The path in the address bar, below the site's root. */
function settledHere(basename: string): string {
  return decodeSafely(window.location.pathname.slice(basename.length - 1));
}
