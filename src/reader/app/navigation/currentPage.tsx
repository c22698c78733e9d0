import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import { documentTitle, titleOfRoute } from '../../../core/site/nav/pageKinds.ts';
import { latestVersion, type Route, versionOfRoute } from '../../../core/site/urls/route.ts';
import { ManifestContext, TextContext, useManifest } from '../../content/queries/ContentProvider.tsx';
import { usePreferences } from '../../store/preferences.ts';
import type { CurrentPage } from './loadPage.ts';

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

interface CurrentPageProviderProps {
  page: CurrentPage;
  children: ReactNode;
}

/**
 * Provides the page on the screen, and its location to the router's hooks: the URL may already be that of the next page,
 * which is loading.
 */
export function CurrentPageProvider({ page, children }: CurrentPageProviderProps) {
  const location = page.pageLocation;
  // Memoized, so that links render again only when the page's location changes, not with every history entry.
  const context = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <ManifestContext.Provider value={page.manifest}>
      <CurrentPageContext.Provider value={page}>
        <TextContext.Provider value={page.text}>
          <LocationContext.Provider value={context}>{children}</LocationContext.Provider>
        </TextContext.Provider>
      </CurrentPageContext.Provider>
    </ManifestContext.Provider>
  );
}

export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (page === undefined) throw new Error('useCurrentPage needs a CurrentPageProvider above it');
  return page;
}

/** Title of the document, which is also announced to screen readers. */
export function useCurrentTitle(): string {
  const { site } = useManifest();
  const { route, location, content } = useCurrentPage();
  // If a shard failed to load, the page may exist: the title must not be "not found".
  const isUnknown = 'error' in content && route.kind === 'notFound';
  return documentTitle(site, isUnknown ? undefined : titleOfRoute(route, location.search));
}

/** The current route; in the editor, the route of the edited page. */
export function useReadRoute(): Route {
  const { route } = useCurrentPage();
  return route.kind === 'edit' ? route.page : route;
}

/** The version of the current page, else the version that the reader has selected, else the latest. */
export function useCurrentVersion(): Version {
  const manifest = useManifest();
  const route = useReadRoute();
  const stored = usePreferences((state) => state.version);
  const preferred = manifest.site.docsVersionPersistence === 'none' ? undefined : stored;
  return (
    versionOfRoute(route) ??
    manifest.versions.find((version) => version.name === preferred) ??
    latestVersion(manifest)
  );
}
