// Values that the reader enters for variables of the documentation, persisted in localStorage; secrets only in
// sessionStorage. No request contains them. Invalid persisted values are dropped.
import { create } from 'zustand';
import { fitsValue, normalizeReaderInput } from '../../core/variables/readerInput.ts';
import type { ReaderVariable } from '../../core/variables/readerVariable.ts';
import { valuesKey } from '../../lib/deferredStorageKeys.ts';
import { followStorage } from './followStorage.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

type StorageArea = 'localStorage' | 'sessionStorage';
type Texts = ReadonlyMap<string, string>;

/** Values by variable name, for each storage area. */
export type ReaderInputs = Readonly<Record<StorageArea, Texts>>;

interface ReaderInputStore extends ReaderInputs {
  /** Sets the value of a variable; an empty text removes the value. */
  give: (value: ReaderVariable, text: string) => void;
  /** Removes all values. */
  forget: () => void;
}

const key = () => valuesKey(rootData().storageKey);
const storageFor = (area: StorageArea) => (area === 'localStorage' ? safeStorage : sessionStorage);
const areaOf = ({ secret }: ReaderVariable): StorageArea => (secret ? 'sessionStorage' : 'localStorage');

export const useReaderInputs = create<ReaderInputStore>()((set, get) => ({
  localStorage: read('localStorage'),
  sessionStorage: read('sessionStorage'),
  give(value, text) {
    const area = areaOf(value);
    const texts = new Map(get()[area]);
    const own = normalizeReaderInput(text);
    if (own === '') texts.delete(value.name);
    else texts.set(value.name, own);
    write(area, texts);
    set({ [area]: texts });
  },
  forget() {
    const none: Texts = new Map();
    for (const area of ['localStorage', 'sessionStorage'] as const) write(area, none);
    set({ localStorage: none, sessionStorage: none });
  },
}));

/** Returns the reader's value of a variable; undefined if there is none, or if the variable does not allow it. */
export function findReaderInput(own: ReaderInputs, value: ReaderVariable): string | undefined {
  const text = own[areaOf(value)].get(value.name);
  return text !== undefined && fitsValue(value, text) ? text : undefined;
}

/** Number of values that the reader has set. */
export function countReaderInputs({ localStorage: persisted, sessionStorage: secret }: ReaderInputs): number {
  return persisted.size + secret.size;
}

/** Loads values when another tab changes them in localStorage. */
export function followReaderInputs(): () => void {
  return followStorage(key(), () => useReaderInputs.setState({ localStorage: read('localStorage') }));
}

function read(area: StorageArea): Texts {
  try {
    const stored: unknown = JSON.parse(storageFor(area).getItem(key()) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return new Map(
      entries.flatMap(([name, text]): [string, string][] => {
        const own = typeof text === 'string' ? normalizeReaderInput(text) : '';
        return own === '' ? [] : [[name, own]];
      }),
    );
  } catch {
    return new Map();
  }
}

/** If storage throws, the values remain in the zustand state only. */
function write(area: StorageArea, texts: Texts): void {
  try {
    if (texts.size === 0) storageFor(area).removeItem(key());
    else storageFor(area).setItem(key(), JSON.stringify(Object.fromEntries(texts)));
  } catch {}
}
