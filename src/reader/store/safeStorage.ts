// Storage that may be missing, full, or throw.

/** Values that localStorage has rejected. */
const memory = new Map<string, string>();

/** localStorage, and the memory of this page where it fails. */
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
