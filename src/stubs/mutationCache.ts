// In the place of a part of @tanstack/query-core: the site is only read, there is nothing to send.

/** A cache of mutations that is always empty, as far as QueryClient asks it. */
export class MutationCache {
  clear(): void {}
  findAll(): [] {
    return [];
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
