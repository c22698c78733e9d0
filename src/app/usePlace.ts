import { useRouteLoaderData } from 'react-router-dom';
import { useManifest } from '../content/useManifest.ts';
import type { Version } from '../core/model/manifest.ts';
import { latestVersion } from '../core/paths/route.ts';
import { usePreferences } from '../store/preferences.ts';
import type { LoadedPage, ShownRoute } from './loadedPage.ts';

/** The route on the screen; undefined where its loading failed. */
export function useShownRoute(): ShownRoute | undefined {
  return (useRouteLoaderData('page') as LoadedPage | undefined)?.route;
}

/** The version the reader is in: the page's, else the preferred one, else the latest. */
export function useShownVersion(): Version {
  const manifest = useManifest();
  const route = useShownRoute();
  const preferred = usePreferences((state) => state.version);
  const own = route !== undefined && 'version' in route ? route.version : undefined;
  return own ?? manifest.versions.find((version) => version.name === preferred) ?? latestVersion(manifest);
}
