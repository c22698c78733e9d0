import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** How often a file is read while a task runs, by whomever. */
export async function countReads(path: string, task: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(fs, 'readFile');
  syncBuiltinESMExports();
  try {
    await task();
    return spy.mock.calls.filter(([file]) => file === path).length;
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}
