/** Values that localStorage rejected; lost on reload. */
const memory = new Map<string, string>();

/** localStorage with a fallback to memory: access throws if storage is blocked, writing throws if it is full. */
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
