import sync from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** How often a file is read while a task runs, by whomever. */
export async function countReads(path: string, task: () => Promise<unknown>): Promise<number> {
  const [later, atOnce] = [vi.spyOn(fs, 'readFile'), vi.spyOn(sync, 'readFileSync')];
  syncBuiltinESMExports();
  try {
    await task();
    const asked = [...later.mock.calls, ...atOnce.mock.calls].map(([file]) => file);
    return asked.filter((file) => file === path).length;
  } finally {
    later.mockRestore();
    atOnce.mockRestore();
    syncBuiltinESMExports();
  }
}
