// What is kept in this browser. Storage may be absent, full or throw.

/** What the storage has not taken. */
const memory = new Map<string, string>();

/** Local storage where it works, else the memory of this page. */
export const safeStorage = {
  getItem: (key: string): string | null => {
    try {
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem: (key: string): void => {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {}
  },
};
