import { expect, it, onTestFinished, vi } from 'vitest';
import { openRetries } from '../../../../src/node/devServer/retryLater.ts';

it('tries again at growing distances, and not for ever', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const times: number[] = [];
  const start = Date.now();
  const retries = openRetries(() => {
    times.push(Date.now() - start);
    retries.later();
  });
  expect(retries.later()).toBe(true);
  vi.runAllTimers();
  expect(times).toEqual([200, 700, 1700, 3700, 7700]);
  // Once it could be read the next one that cannot has all its attempts.
  retries.end();
  expect([retries.later(), retries.later()]).toEqual([true, false]);
  retries.end();
  vi.runAllTimers();
  expect(times).toHaveLength(5);
});
