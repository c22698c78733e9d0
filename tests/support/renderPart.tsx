// One component of the application in a DOM without a browser.
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { ContentProvider } from '../../src/content/queries/ContentProvider.tsx';
import { manifestQuery, type Read } from '../../src/content/queries/queries.ts';
import { createQueryClient } from '../../src/content/queries/queryClient.ts';
import { ManifestContext } from '../../src/content/queries/useManifest.ts';
import { httpSource } from '../../src/content/sources/httpSource.ts';
import type { Manifest } from '../../src/core/model/manifest.ts';
import { sampleManifest } from './sampleManifest.ts';

export interface Part {
  user: UserEvent;
  /** Draws it anew, with other props. */
  draw: (part: ReactNode) => void;
}

/** Draws a component at an address of a site whose manifest has been read, until the test is over. */
export function renderPart(part: ReactNode, { path = '/docs/', manifest = sampleManifest() } = {}): Part {
  const source = httpSource('http://localhost:3000/', () => Promise.reject(new TypeError('no network')));
  const client = createQueryClient();
  const read: Read<Manifest> = { key: '', value: manifest };
  client.setQueryData(manifestQuery(source).queryKey, read);
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
        <ContentProvider source={source} client={client}>
          <ManifestContext.Provider value={manifest}>
            <MemoryRouter initialEntries={[path]} useTransitions={false}>
              {drawn}
            </MemoryRouter>
          </ManifestContext.Provider>
        </ContentProvider>,
      ),
    );
  draw(part);
  return { user: userEvent.setup(), draw };
}
