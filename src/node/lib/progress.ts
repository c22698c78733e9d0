// What a long command tells while it runs: on a terminal one line that changes, in a log few lines.

/** Tells what is being done, and how much of it is. */
export type Progress = (step: string, done?: number, total?: number) => void;

/** What is done sooner, in milliseconds, needs no words. */
const PATIENCE = 2000;
/** In a log the count of a step is told again after this many milliseconds. */
const PAUSE = 10_000;
/** After so many milliseconds it can be told how long a step will take. */
const KNOWN_AFTER = 2000;

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface ProgressLine {
  tell: Progress;
  /** Makes room for a line of somebody else's. */
  end: () => void;
}

/** @param now gives milliseconds */
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
      if (at - opened < PATIENCE || (!output.isTTY && at - told < PAUSE)) return;
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
  if (done === undefined || total === undefined) return `${step}……`;
  const left = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  const isKnown = done > 0 && elapsed >= KNOWN_AFTER && left > 0;
  return `${step}：${done}/${total}${isKnown ? `，约剩 ${left} 秒` : ''}`;
}
