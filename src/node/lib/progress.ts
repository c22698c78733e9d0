/** A count is told again after this many milliseconds. */
const PAUSE = 2000;

/** Tells in the terminal what is being done, a line for each step and now and then one for its count. */
export function createProgress(): (step: string) => void {
  let told = Number.NEGATIVE_INFINITY;
  let name = '';
  return (step) => {
    const [itsName = ''] = step.split('：');
    if (itsName === name && performance.now() - told < PAUSE) return;
    told = performance.now();
    name = itsName;
    console.log(step);
  };
}
