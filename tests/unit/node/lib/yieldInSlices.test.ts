import { expect, it, onTestFinished } from 'vitest';
import { yieldInSlices } from '../../../../src/node/lib/yieldInSlices.ts';

it('lets others work between the steps of a long loop, and not after each short one', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  onTestFinished(() => clearInterval(counting));
  for (let step = 0; step < 20; step += 1) {
    const end = performance.now() + 11;
    while (performance.now() < end);
    await yieldInSlices();
  }
  expect(turns).toBeGreaterThanOrEqual(5);
  turns = 0;
  for (let step = 0; step < 100; step += 1) await yieldInSlices();
  expect(turns).toBeLessThan(5);
});
