// Reading settings, persisted in localStorage apart from the preferences: on the first route only the inline script
// in the head needs them, and it parses this key. Invalid fields become defaults.
import { create } from 'zustand';
import {
  DEFAULT_SETTINGS,
  formatSettings,
  parseSettings,
  type ReadingSettingValues,
} from '../../core/reading/readingSettings.ts';
import { SETTING_PROPERTIES } from '../../core/reading/settingProperties.ts';
import { readingKey } from '../../lib/storageKeys.ts';
import { followStorage } from './followStorage.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ReadingSettings {
  look: ReadingSettingValues;
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
  /** Whether the sidebar marks read pages. */
  marksRead: boolean;
}

const DEFAULTS: ReadingSettings = { look: DEFAULT_SETTINGS, hasKeys: true, marksRead: false };

const key = () => readingKey(rootData().storageKey);

export const useReadingSettings = create<ReadingSettings>()(readStored);

function readStored(): ReadingSettings {
  try {
    const { look, keys, marksRead } = JSON.parse(safeStorage.getItem(key()) ?? '{}');
    return { look: parseSettings(look), hasKeys: keys !== 'off', marksRead: marksRead === true };
  } catch {
    return DEFAULTS;
  }
}

/** Persists a change and applies it. */
export function changeReadingSettings(change: Partial<ReadingSettings>): void {
  useReadingSettings.setState(change);
  const { look, hasKeys, marksRead } = useReadingSettings.getState();
  const style = formatSettings(look);
  const stored = {
    ...(Object.keys(style).length > 0 && { look: style }),
    ...(!hasKeys && { keys: 'off' }),
    ...(marksRead && { marksRead }),
  };
  if (Object.keys(stored).length > 0) safeStorage.setItem(key(), JSON.stringify(stored));
  else safeStorage.removeItem(key());
  applyReading();
}

/** Sets the custom properties and the `data-keys` attribute of the root element. */
function applyReading(): void {
  const { look, hasKeys } = useReadingSettings.getState();
  const style = formatSettings(look);
  for (const name of SETTING_PROPERTIES)
    document.documentElement.style.setProperty(`--${name}`, style[name] ?? '');
  const root = rootData();
  if (hasKeys) delete root.keys;
  else root.keys = 'off';
}

/** Applies the persisted settings now, and when another tab changes them. */
export function followReadingSettings(): () => void {
  // The call at the start replaces values which the inline script in the head applied without validation.
  return followStorage(key(), () => {
    useReadingSettings.setState(readStored());
    applyReading();
  });
}
