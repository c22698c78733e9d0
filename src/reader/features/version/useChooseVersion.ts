import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { usePreferences } from '../../store/preferences.ts';

/** Returns a callback that persists the version, if the site's config allows it (`docsVersionPersistence`). */
export function useChooseVersion(): (name: string) => void {
  const { docsVersionPersistence } = useManifest().site;
  const chooseVersion = usePreferences((state) => state.chooseVersion);
  return docsVersionPersistence === 'none' ? () => {} : chooseVersion;
}
