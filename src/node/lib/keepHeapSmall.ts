import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to twice of what is in use before it is cleared up, and not to three times: more work, which only
 * what holds much is to have. For the rest of the process.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
