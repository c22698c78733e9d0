import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
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
