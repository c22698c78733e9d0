// One component of the application in a DOM without a browser.

import { QueryClientProvider } from '@tanstack/react-query';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { ContentProvider, ManifestContext } from '../../src/reader/content/queries/ContentProvider.tsx';
import { openCache } from '../../src/reader/content/queries/cache.ts';
import { MANIFEST_KEY } from '../../src/reader/content/queries/contentReader.ts';
import { httpSource } from '../../src/reader/content/sources/httpSource.ts';
import { sampleManifest } from './sampleManifest.ts';

export interface Part {
  user: UserEvent;
  /** Draws it anew, with other props. */
  draw: (part: ReactNode) => void;
}

/** Draws a component at an address of a site whose manifest has been read, until the test is over. */
export function renderPart(part: ReactNode, { path = '/docs/', manifest = sampleManifest() } = {}): Part {
  const source = httpSource('http://localhost:3000/', () => Promise.reject(new TypeError('no network')));
  const cache = openCache(source);
  const { client } = cache;
  client.setQueryData(MANIFEST_KEY, { key: '', value: manifest });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    client.clear();
  });
  const draw = (drawn: ReactNode) =>
    flushSync(() =>
      root.render(
        <ContentProvider source={source} openCache={async () => cache}>
          <QueryClientProvider client={client}>
            <ManifestContext.Provider value={manifest}>
              <MemoryRouter initialEntries={[path]} useTransitions={false}>
                {drawn}
              </MemoryRouter>
            </ManifestContext.Provider>
          </QueryClientProvider>
        </ContentProvider>,
      ),
    );
  draw(part);
  return { user: userEvent.setup(), draw };
}
