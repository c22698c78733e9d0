import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleOrWanted, wantNow } from '../../../src/content/queries/wanted.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => void vi.useRealTimers());

it('waits until the browser is idle', async () => {
  const go = vi.fn();
  void idleOrWanted('a.md').then(go);
  await vi.advanceTimersByTimeAsync(100);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(go).toHaveBeenCalledOnce();
});

it('does not wait for a file that the reader has wanted while it was still on its way', async () => {
  const go = vi.fn();
  wantNow('c.md');
  void idleOrWanted('c.md').then(go);
  await vi.advanceTimersByTimeAsync(0);
  expect(go).toHaveBeenCalledOnce();
});

it('does not wait for a file that the reader wants; others do', async () => {
  const [wanted, other] = [vi.fn(), vi.fn()];
  void idleOrWanted('a.md').then(wanted);
  void idleOrWanted('b.md').then(other);
  wantNow('a.md');
  await vi.advanceTimersByTimeAsync(0);
  expect([wanted.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
