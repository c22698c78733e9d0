import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A storage that takes nothing more. */
function fullStorage(kept: Record<string, string>) {
  const items = new Map(Object.entries(kept));
  let isFull = true;
  return {
    items,
    makeRoom: () => {
      isFull = false;
    },
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

let storage: ReturnType<typeof fullStorage>;
let safeStorage: typeof import('../../../../src/reader/store/safeStorage.ts').safeStorage;

beforeEach(async () => {
  storage = fullStorage({ a: 'old' });
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  ({ safeStorage } = await import('../../../../src/reader/store/safeStorage.ts'));
});
afterEach(() => vi.unstubAllGlobals());

describe('safeStorage', () => {
  it('has what a full storage did not take, as long as the page is there', () => {
    safeStorage.setItem('a', 'new');
    safeStorage.setItem('b', 'x');
    expect([safeStorage.getItem('a'), safeStorage.getItem('b')]).toEqual(['new', 'x']);
    safeStorage.removeItem('a');
    expect([safeStorage.getItem('a'), storage.items.size]).toEqual([null, 0]);
  });

  it('has what the storage has, once that takes it', () => {
    safeStorage.setItem('a', 'new');
    storage.makeRoom();
    safeStorage.setItem('a', 'newest');
    // Another tab.
    storage.items.set('a', 'theirs');
    expect(safeStorage.getItem('a')).toBe('theirs');
  });
});
