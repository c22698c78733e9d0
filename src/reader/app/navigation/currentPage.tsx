import { createContext, useContext } from 'react';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import { documentTitle } from '../../../core/site/nav/documentTitle.ts';
import { titleOfRoute } from '../../../core/site/nav/pageKinds.ts';
import { latestVersion, type Route, versionOfRoute } from '../../../core/site/urls/route.ts';
import { useManifest } from '../../content/queries/useManifest.ts';
import { usePreferences } from '../../store/preferences.ts';
import type { Shown } from '../visit/visit.ts';

export const ShownContext = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (shown === undefined) throw new Error('useShown needs a ShownContext above it');
  return shown;
}

/** The name of the tab, and of the page for who hears it. */
export function useShownTitle(): string {
  const { site } = useManifest();
  const { route, location, content } = useShown();
  // What stands at the address could not be told: that is not to say that nothing does.
  const isUnknown = 'error' in content && route.kind === 'notFound';
  return documentTitle(site, isUnknown ? undefined : titleOfRoute(route, location.search));
}

/** The page that is read, or written on its desk. */
export function useShownPage(): Route {
  const { route } = useShown();
  return route.kind === 'edit' ? route.page : route;
}

/** The version the reader is in: the page's, else the preferred one, else the latest. */
export function useShownVersion(): Version {
  const manifest = useManifest();
  const page = useShownPage();
  const stored = usePreferences((state) => state.version);
  const preferred = manifest.site.docsVersionPersistence === 'none' ? undefined : stored;
  return (
    versionOfRoute(page) ??
    manifest.versions.find((version) => version.name === preferred) ??
    latestVersion(manifest)
  );
}
