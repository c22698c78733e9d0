import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REST, whenQuiet } from '../../../src/platform/whenQuiet.ts';

let state: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd: 100 } as PerformanceNavigationTiming,
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('whenQuiet', () => {
  it('waits for the load, and for the rest after it', async () => {
    state = 'interactive';
    const work = vi.fn();
    whenQuiet(work, REST);
    await vi.advanceTimersByTimeAsync(10 * REST);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(REST - 100);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(work).toHaveBeenCalledOnce();
  });

  it('counts the rest from the load on, not from the question', async () => {
    state = 'complete';
    const work = vi.fn();
    vi.spyOn(performance, 'now').mockReturnValue(100 + 10 * REST);
    whenQuiet(work, REST);
    await vi.advanceTimersByTimeAsync(5);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['interactive', 'complete'] as const)('can be called off while the page is %s', async (now) => {
    state = now;
    const work = vi.fn();
    const stop = whenQuiet(work);
    stop();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(10 * REST);
    expect(work).not.toHaveBeenCalled();
  });
});
