// The tasks of a page's thread, out of a trace: the time that the thread itself had the processor, so that others on
// the machine do not count.
import type { Browser, Page } from '@playwright/test';

/** Times in microseconds, `tdur` that of the thread. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/**
 * Traces a page while something is done in it; `performance.mark()` names moments.
 * @returns the durations of the tasks between two marks, in milliseconds, for each time that both were set
 */
export async function traceTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<(from: string, to: string) => number[][]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await act();
  const events: readonly TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const marks = (name: string) => events.filter((event) => event.name === name);
  return (from, to) => {
    const ends = marks(to);
    return marks(from).map(({ pid, tid, ts }, at) =>
      events
        .filter((event) => event.name.endsWith('::RunTask') && event.pid === pid && event.tid === tid)
        .filter((task) => task.ts >= ts && task.ts < (ends[at]?.ts ?? 0))
        .map(({ tdur = 0 }) => tdur / 1000),
    );
  };
}
