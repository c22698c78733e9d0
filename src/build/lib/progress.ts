/** Steps that follow each other faster than this, in milliseconds, are not all told. */
const PAUSE = 1000;

/** Tells in the terminal what is being done: a line in it that changes, or lines in a file. */
export function createProgress(output: NodeJS.WriteStream = process.stdout): (step: string) => void {
  let told = Number.NEGATIVE_INFINITY;
  let kind = '';
  return (step) => {
    // A new kind of step, as far as the words before its numbers tell, is always worth a line.
    const itsKind = step.split('：')[0] ?? '';
    if (itsKind === kind && performance.now() - told < PAUSE) return;
    told = performance.now();
    kind = itsKind;
    output.write(`${step}\n`);
  };
}
