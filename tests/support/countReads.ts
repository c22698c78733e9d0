import sync from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** How often a file is read while a task runs, by whomever. */
export async function countReads(path: string, task: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(fs, 'readFile'), vi.spyOn(sync, 'readFileSync')];
  syncBuiltinESMExports();
  try {
    await task();
    return spies.flatMap((spy) => spy.mock.calls).filter(([file]) => file === path).length;
  } finally {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
}
