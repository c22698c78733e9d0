import { followStorage } from './followStorage.ts';
import { preferenceKey, readPreferences, usePreferences } from './preferences.ts';

/** Follows what the reader chooses in other tabs. */
export function followPreferences(): () => void {
  return followStorage(preferenceKey(), () => usePreferences.setState(readPreferences()));
}
