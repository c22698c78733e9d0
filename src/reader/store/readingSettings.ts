// The reader's reading settings, persisted apart from the preferences: only the head's script needs them on the first
// route, and it reads this key. Storage is untrusted: invalid fields are dropped.
import { create } from 'zustand';
import { type Look, readLook, USUAL_LOOK, writeLook } from '../../core/reading/readingSettings.ts';
import { LOOK_PROPERTIES } from '../../core/reading/settingProperties.ts';
import { readingKey } from '../../lib/storageKeys.ts';
import { followStorage } from './followStorage.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ReadingSettings {
  look: Look;
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
  /** Whether the sidebar marks read pages. */
  marksRead: boolean;
}

const DEFAULTS: ReadingSettings = { look: USUAL_LOOK, hasKeys: true, marksRead: false };

const key = () => readingKey(rootData().storageKey);

export const useReading = create<ReadingSettings>()(readStored);

function readStored(): ReadingSettings {
  try {
    const { look, keys, marksRead } = JSON.parse(safeStorage.getItem(key()) ?? '{}');
    return { look: readLook(look), hasKeys: keys !== 'off', marksRead: marksRead === true };
  } catch {
    return DEFAULTS;
  }
}

/** Persists a change and applies it. */
export function changeReading(change: Partial<ReadingSettings>): void {
  useReading.setState(change);
  const { look, hasKeys, marksRead } = useReading.getState();
  const style = writeLook(look);
  const stored = {
    ...(Object.keys(style).length > 0 && { look: style }),
    ...(!hasKeys && { keys: 'off' }),
    ...(marksRead && { marksRead }),
  };
  if (Object.keys(stored).length > 0) safeStorage.setItem(key(), JSON.stringify(stored));
  else safeStorage.removeItem(key());
  applyReading();
}

/** Sets the custom properties and attributes of the root, which stylesheets and the head's script read. */
function applyReading(): void {
  const { look, hasKeys } = useReading.getState();
  const style = writeLook(look);
  for (const name of LOOK_PROPERTIES)
    document.documentElement.style.setProperty(`--${name}`, style[name] ?? '');
  const root = rootData();
  if (hasKeys) delete root.keys;
  else root.keys = 'off';
}

/** Applies settings that another tab stores. */
export function followReading(): () => void {
  // At once, too: the head's script applied the stored values without validation.
  return followStorage(key(), () => {
    useReading.setState(readStored());
    applyReading();
  });
}
