import { expect, it, onTestFinished } from 'vitest';
import { runInTurns, yieldInSlices } from '../../../../src/node/lib/scheduling.ts';

/** Counts the turns of the event loop while the test runs. */
function countTurns() {
  const counted = { turns: 0 };
  const counting = setInterval(() => {
    counted.turns += 1;
  }, 1);
  onTestFinished(() => clearInterval(counting));
  return counted;
}

function work() {
  const end = performance.now() + 11;
  while (performance.now() < end);
}

it('lets others work between the steps of a long loop, and not after each short one', async () => {
  const counted = countTurns();
  for (let step = 0; step < 20; step += 1) {
    work();
    await yieldInSlices();
  }
  expect(counted.turns).toBeGreaterThanOrEqual(5);
  counted.turns = 0;
  for (let step = 0; step < 100; step += 1) await yieldInSlices();
  expect(counted.turns).toBeLessThan(5);
});

it('runs the steps of a generator in slices, and gives its result', async () => {
  const counted = countTurns();
  function* steps() {
    for (let step = 0; step < 20; step += 1) yield work();
    return 'done';
  }
  expect(await runInTurns(steps())).toBe('done');
  expect(counted.turns).toBeGreaterThanOrEqual(5);
});
