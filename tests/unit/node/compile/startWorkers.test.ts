import { constants, getPriority } from 'node:os';
import { expect, it, vi } from 'vitest';
import { startWorkers } from '../../../../src/node/compile/startWorkers.ts';

const readPriority = async (lowPriority: boolean) => {
  const file = new URL('../../../support/readPriority.mjs', import.meta.url);
  const workers = await startWorkers<{ readPriority: () => Promise<number> }>(file, ['readPriority'], {
    lowPriority,
  });
  const priority = await workers.readPriority();
  await workers.end();
  return priority;
};

it('works as urgently as this process, or lets others go first', async () => {
  expect(await readPriority(false)).toBe(getPriority());
  expect(await readPriority(true)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});

it('has the environment variables of this process', async () => {
  vi.stubEnv('CACHE_DIR', '/a/cache');
  const file = new URL('../../../support/readVariable.mjs', import.meta.url);
  const workers = await startWorkers<{ readVariable: (name: string) => Promise<string> }>(file, [
    'readVariable',
  ]);
  vi.unstubAllEnvs();
  expect(await workers.readVariable('CACHE_DIR')).toBe('/a/cache');
  await workers.end();
});
