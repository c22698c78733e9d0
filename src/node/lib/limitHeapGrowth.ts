import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heaps of this process grow to twice their live objects before V8 collects garbage. By default it is four times
 * on computers with much memory: a build, most of whose objects live shortly, took 250 MB more in the same time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
