// Progress of a command: one line that changes on a terminal, a few lines in a log.

import { commandMessages } from '#i18n/commandMessages';
/** Called with the current step and, where it is known, how much of it is done. */
export type Progress = (step: string, done?: number, total?: number) => void;

/** Milliseconds before the first output. */
const DELAY = 2000;
/** Interval of lines in a log, in milliseconds. */
const LOG_INTERVAL = 10_000;
/** Time in milliseconds after which the rest of a step is estimated. */
const ESTIMATE_AFTER = 2000;

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface ProgressLine {
  tell: Progress;
  end: () => void;
}

/** @param now clock in milliseconds */
export function createProgress(
  output: Output = process.stdout,
  now: () => number = () => performance.now(),
): ProgressLine {
  const opened = now();
  let name = '';
  let [started, told] = [0, Number.NEGATIVE_INFINITY];
  const show = (line: string) => output.write(output.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
  return {
    tell(step, done, total) {
      const at = now();
      if (step !== name) [name, started, told] = [step, at, Number.NEGATIVE_INFINITY];
      if (at - opened < DELAY || (!output.isTTY && at - told < LOG_INTERVAL)) return;
      told = at;
      show(describeStep(step, at - started, done, total));
    },
    end() {
      if (output.isTTY && name !== '') output.write('\r\x1b[2K');
      name = '';
    },
  };
}

/** @example describeStep('排版页面', 6000, 300, 1000) === '排版页面：300/1000，约剩 14 秒' */
export function describeStep(step: string, elapsed: number, done?: number, total?: number): string {
  const { progress } = commandMessages;
  if (done === undefined || total === undefined) return progress.step(step);
  const left = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  const isKnown = done > 0 && elapsed >= ESTIMATE_AFTER && left > 0;
  return progress.count(step, done, total) + (isKnown ? progress.timeLeft(left) : '');
}
