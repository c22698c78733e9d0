import { type ReactNode, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';
import { ManifestContext, TextContext } from '../../content/queries/useManifest.ts';
import { ShownContext } from '../navigation/currentPage.tsx';
import type { Shown } from './visit.ts';

/** Everything below sees the address of the page on the screen, not the one that is still loading. */
export function ShownProvider({ shown, children }: { shown: Shown; children: ReactNode }) {
  const location = shown.place;
  // The router's own <Routes> would draw all links anew at each step of the history.
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <ManifestContext.Provider value={shown.manifest}>
      <ShownContext.Provider value={shown}>
        <TextContext.Provider value={shown.text}>
          <LocationContext.Provider value={place}>{children}</LocationContext.Provider>
        </TextContext.Provider>
      </ShownContext.Provider>
    </ManifestContext.Provider>
  );
}
