import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { openBeside } from '../../../../src/node/lib/openBeside.ts';

const readPriority = async (givesWay: boolean) => {
  const file = new URL('../../../support/readPriority.mjs', import.meta.url);
  const beside = await openBeside<{ readPriority: () => Promise<number> }>(file, ['readPriority'], {
    givesWay,
  });
  const priority = await beside.readPriority();
  await beside.end();
  return priority;
};

it('works as urgently as this process, or lets others go first', async () => {
  expect(await readPriority(false)).toBe(getPriority());
  expect(await readPriority(true)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});
