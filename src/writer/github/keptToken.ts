// The token, kept for the session of the desk's tab and nowhere else: this window is a new one each time.
import { hostTokenKey } from '../../lib/lateStorageKeys.ts';
import { rootData } from '../../reader/store/rootData.ts';

const key = () => hostTokenKey(rootData().storageKey);

/** A window that is opened gets a copy of what its opener keeps for the session. */
function listStores(): Storage[] {
  try {
    // Same origin, or it throws.
    return [window.sessionStorage, ...(window.opener ? [window.opener.sessionStorage] : [])];
  } catch {
    return [];
  }
}

export function readToken(): string {
  return listStores()[0]?.getItem(key()) ?? '';
}

/** @param token empty: it is forgotten */
export function keepToken(token: string): void {
  for (const store of listStores()) {
    try {
      if (token === '') store.removeItem(key());
      else store.setItem(key(), token);
    } catch {
      // A store that is full: the token is asked for the next time.
    }
  }
}
