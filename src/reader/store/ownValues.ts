// What the reader has put in the places of values, kept in this browser; secrets for the session only.
// What comes back from storage is a stranger: validated, else forgotten. It is sent nowhere.
import { create } from 'zustand';
import { fitsValue, tidyOwn } from '../../core/variables/ownValue.ts';
import type { ReaderValue } from '../../core/variables/readerVariable.ts';
import { valuesKey } from '../../lib/lateStorageKeys.ts';
import { followStorage } from './followStorage.ts';
import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

type SitePage = 'localStorage' | 'sessionStorage';
type Texts = ReadonlyMap<string, string>;

/** By the values' names. */
export type OwnValues = Readonly<Record<SitePage, Texts>>;

interface OwnValueStore extends OwnValues {
  /** Keeps a text for a value; an empty one takes it back. */
  give: (value: ReaderValue, text: string) => void;
  /** Takes everything back. */
  forget: () => void;
}

const key = () => valuesKey(rootData().storageKey);
const storageOf = (place: SitePage) => (place === 'localStorage' ? safeStorage : sessionStorage);
const placeOf = ({ secret }: ReaderValue): SitePage => (secret ? 'sessionStorage' : 'localStorage');

export const useOwnValues = create<OwnValueStore>()((set, get) => ({
  localStorage: read('localStorage'),
  sessionStorage: read('sessionStorage'),
  give(value, text) {
    const place = placeOf(value);
    const texts = new Map(get()[place]);
    const own = tidyOwn(text);
    if (own === '') texts.delete(value.name);
    else texts.set(value.name, own);
    write(place, texts);
    set({ [place]: texts });
  },
  forget() {
    const none: Texts = new Map();
    for (const place of ['localStorage', 'sessionStorage'] as const) write(place, none);
    set({ localStorage: none, sessionStorage: none });
  },
}));

/** The reader's own text for a value; undefined where they have given none that fits. */
export function ownOf(own: OwnValues, value: ReaderValue): string | undefined {
  const text = own[placeOf(value)].get(value.name);
  return text !== undefined && fitsValue(value, text) ? text : undefined;
}

/** How many the reader has given. */
export function countOwn({ localStorage: kept, sessionStorage: secret }: OwnValues): number {
  return kept.size + secret.size;
}

/** Follows what the reader gives in other tabs. */
export function followOwnValues(): () => void {
  return followStorage(key(), () => useOwnValues.setState({ localStorage: read('localStorage') }));
}

function read(place: SitePage): Texts {
  try {
    const stored: unknown = JSON.parse(storageOf(place).getItem(key()) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return new Map(
      entries.flatMap(([name, text]): [string, string][] => {
        const own = typeof text === 'string' ? tidyOwn(text) : '';
        return own === '' ? [] : [[name, own]];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Where the browser keeps nothing, the page remembers. */
function write(place: SitePage, texts: Texts): void {
  try {
    if (texts.size === 0) storageOf(place).removeItem(key());
    else storageOf(place).setItem(key(), JSON.stringify(Object.fromEntries(texts)));
  } catch {}
}
