// What the reader has set for reading, kept in this browser beside the preferences: the head's script reads
// it too, the application's first part does without. What comes back from storage is a stranger: validated,
// else forgotten.
import { create } from 'zustand';
import { type Look, readLook, USUAL_LOOK, writeLook } from '../../core/reading/readingSettings.ts';
import { LOOK_PROPERTIES } from '../../core/reading/settingProperties.ts';
import { readingKey } from '../../lib/storageKeys.ts';
import { followStorage } from './followStorage.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ReadingSettings {
  look: Look;
  /** Whether single keys do something. */
  hasKeys: boolean;
  /** Whether pages that were read are marked in the sidebar. */
  marksRead: boolean;
}

const USUAL: ReadingSettings = { look: USUAL_LOOK, hasKeys: true, marksRead: false };

const key = () => readingKey(rootData().storageKey);

export const useReading = create<ReadingSettings>()(readStored);

function readStored(): ReadingSettings {
  try {
    const { look, keys, marksRead } = JSON.parse(safeStorage.getItem(key()) ?? '{}');
    return { look: readLook(look), hasKeys: keys !== 'off', marksRead: marksRead === true };
  } catch {
    return USUAL;
  }
}

/** Keeps what the reader has changed, and shows it. */
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
  showReading();
}

/** Writes where the style sheets and the head's script look. */
function showReading(): void {
  const { look, hasKeys } = useReading.getState();
  const style = writeLook(look);
  for (const name of LOOK_PROPERTIES)
    document.documentElement.style.setProperty(`--${name}`, style[name] ?? '');
  const root = rootData();
  if (hasKeys) delete root.keys;
  else root.keys = 'off';
}

/** Follows what the reader sets in other tabs. */
export function followReading(): () => void {
  // At the beginning, too: what the head's script took from the storage was not looked at closely.
  return followStorage(key(), () => {
    useReading.setState(readStored());
    showReading();
  });
}
