// The reader's values of variables, persisted in this browser; secrets for the session only. Nothing is sent anywhere.
// Storage is untrusted: invalid values are dropped.
import { create } from 'zustand';
import { fitsValue, normalizeReaderInput } from '../../core/variables/readerInput.ts';
import type { ReaderVariable } from '../../core/variables/readerVariable.ts';
import { valuesKey } from '../../lib/deferredStorageKeys.ts';
import { followStorage } from './followStorage.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

type SitePage = 'localStorage' | 'sessionStorage';
type Texts = ReadonlyMap<string, string>;

/** By the variables' names. */
export type ReaderInputs = Readonly<Record<SitePage, Texts>>;

interface OwnValueStore extends ReaderInputs {
  /** Sets the value of a variable; an empty one removes it. */
  give: (value: ReaderVariable, text: string) => void;
  /** Removes all values. */
  forget: () => void;
}

const key = () => valuesKey(rootData().storageKey);
const storageFor = (area: SitePage) => (area === 'localStorage' ? safeStorage : sessionStorage);
const areaOf = ({ secret }: ReaderVariable): SitePage => (secret ? 'sessionStorage' : 'localStorage');

export const useReaderInputs = create<OwnValueStore>()((set, get) => ({
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

/** The reader's value of a variable; undefined where there is no valid one. */
export function findReaderInput(own: ReaderInputs, value: ReaderVariable): string | undefined {
  const text = own[areaOf(value)].get(value.name);
  return text !== undefined && fitsValue(value, text) ? text : undefined;
}

/** Number of values that the reader has set. */
export function countReaderInputs({ localStorage: kept, sessionStorage: secret }: ReaderInputs): number {
  return kept.size + secret.size;
}

/** Applies values that another tab stores. */
export function followReaderInputs(): () => void {
  return followStorage(key(), () => useReaderInputs.setState({ localStorage: read('localStorage') }));
}

function read(area: SitePage): Texts {
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

/** Without storage the values stay in the store's state. */
function write(area: SitePage, texts: Texts): void {
  try {
    if (texts.size === 0) storageFor(area).removeItem(key());
    else storageFor(area).setItem(key(), JSON.stringify(Object.fromEntries(texts)));
  } catch {}
}
