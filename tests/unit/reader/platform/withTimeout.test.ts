import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../../src/reader/platform/withTimeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives what the promise gives, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('text'), 1000)).toBe('text');
  await expect(withTimeout(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects at its limit, and not before, where the promise never settles', async () => {
  const settled = vi.fn();
  withTimeout(new Promise(() => {}), 1000).catch(({ name }) => settled(name));
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('TimeoutError');
});
