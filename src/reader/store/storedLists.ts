import { rootData } from './rootData.ts';
import { safeStorage } from './safeStorage.ts';

interface ListOptions<T> {
  /** Under which it is kept, by what the site's names begin with. */
  nameKey: (site?: string) => string;
  limit: number;
  /** What comes back from storage is a stranger: gives what of it is valid. */
  check: (stored: readonly unknown[]) => readonly T[];
  /** What tells one from another. */
  keyOf?: (one: T) => unknown;
}

/** A list, newest first, kept in this browser; each stands in it once. */
export function storedList<T>({ nameKey, limit, check, keyOf = (one) => one }: ListOptions<T>) {
  const key = () => nameKey(rootData().storageKey);
  const read = (): readonly T[] => {
    try {
      const stored: unknown = JSON.parse(safeStorage.getItem(key()) ?? '[]');
      return Array.isArray(stored) ? check(stored).slice(0, limit) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    /** Puts one at the head. */
    add(one: T): void {
      const others = read().filter((known) => keyOf(known) !== keyOf(one));
      safeStorage.setItem(key(), JSON.stringify([one, ...others].slice(0, limit)));
    },
    forget: () => safeStorage.removeItem(key()),
  };
}
