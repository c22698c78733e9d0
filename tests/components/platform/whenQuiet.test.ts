import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let state: DocumentReadyState;
let arrivals: readonly number[];
let QUIET_DURATION: number;
let whenQuiet: (work: () => void, rest?: number) => () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  arrivals = [];
  performance.getEntriesByType = ((kind: string) =>
    kind === 'navigation'
      ? [{ loadEventEnd: 100 }]
      : arrivals.map((responseEnd) => ({ responseEnd }))) as unknown as Performance['getEntriesByType'];
  vi.resetModules();
  ({ QUIET_DURATION, whenQuiet } = await import('../../../src/reader/platform/whenQuiet.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('whenQuiet', () => {
  it('waits for the load, and for the rest after it', async () => {
    state = 'interactive';
    const work = vi.fn();
    whenQuiet(work, QUIET_DURATION);
    await vi.advanceTimersByTimeAsync(10 * QUIET_DURATION);
    expect(work).not.toHaveBeenCalled();
    arrivals = [performance.now()];
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(QUIET_DURATION - 100);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(work).toHaveBeenCalledOnce();
  });

  it('begins the rest anew with each file that comes', async () => {
    state = 'complete';
    const work = vi.fn();
    whenQuiet(work, QUIET_DURATION);
    await vi.advanceTimersByTimeAsync(QUIET_DURATION - 100);
    arrivals = [performance.now()];
    await vi.advanceTimersByTimeAsync(QUIET_DURATION - 100);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(work).toHaveBeenCalledOnce();
  });

  it('asks for one rest in a visit', async () => {
    state = 'complete';
    whenQuiet(() => {}, QUIET_DURATION);
    await vi.advanceTimersByTimeAsync(2 * QUIET_DURATION);
    arrivals = [performance.now()];
    const work = vi.fn();
    whenQuiet(work, QUIET_DURATION);
    await vi.advanceTimersByTimeAsync(5);
    expect(work).toHaveBeenCalledOnce();
  });

  it('counts the rest from the load on, not from the question', async () => {
    state = 'complete';
    await vi.advanceTimersByTimeAsync(10 * QUIET_DURATION);
    const work = vi.fn();
    whenQuiet(work, QUIET_DURATION);
    await vi.advanceTimersByTimeAsync(5);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['interactive', 'complete'] as const)('can be called off while the page is %s', async (now) => {
    state = now;
    const work = vi.fn();
    const stop = whenQuiet(work);
    stop();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(10 * QUIET_DURATION);
    expect(work).not.toHaveBeenCalled();
  });
});
