import { createContext, useContext } from 'react';
import { useManifest } from '../content/useManifest.ts';
import type { Version } from '../core/model/manifest.ts';
import { latestVersion } from '../core/paths/route.ts';
import { usePreferences } from '../store/preferences.ts';
import type { ShownRoute } from './pageModules.ts';
import type { Shown } from './usePage.ts';

export const ShownContext = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (shown === undefined) throw new Error('useShown needs a ShownContext above it');
  return shown;
}

/** The route on the screen; undefined where its loading failed. */
export function useShownRoute(): ShownRoute | undefined {
  const { content } = useShown();
  return 'route' in content ? content.route : undefined;
}

/** The version the reader is in: the page's, else the preferred one, else the latest. */
export function useShownVersion(): Version {
  const manifest = useManifest();
  const route = useShownRoute();
  const stored = usePreferences((state) => state.version);
  const preferred = manifest.site.docsVersionPersistence === 'none' ? undefined : stored;
  const own = route !== undefined && 'version' in route ? route.version : undefined;
  return own ?? manifest.versions.find((version) => version.name === preferred) ?? latestVersion(manifest);
}
