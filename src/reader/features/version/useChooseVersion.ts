import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { usePreferences } from '../../store/preferences.ts';

/** Remembers a version that the reader has chosen, where the site wants it (`docsVersionPersistence`). */
export function useChooseVersion(): (name: string) => void {
  const { docsVersionPersistence } = useManifest().site;
  const chooseVersion = usePreferences((state) => state.chooseVersion);
  return docsVersionPersistence === 'none' ? () => {} : chooseVersion;
}
