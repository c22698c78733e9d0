/** Milliseconds after which what could not be read is tried again; who locks a file for longer saves it once more. */
const DELAYS = [200, 500, 1000, 2000, 4000];

export interface Retries {
  /** It could not be read; tells whether it could the last time. */
  later: () => boolean;
  /** It could be read, or nobody wants to any more. */
  end: () => void;
}

/** Tries again a few times, at growing distances: nobody tells when a lock is gone. */
export function openRetries(again: () => void): Retries {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    later() {
      clearTimeout(timer);
      const delay = DELAYS[count];
      if (delay !== undefined) timer = setTimeout(again, delay);
      count += 1;
      return count === 1;
    },
    end() {
      clearTimeout(timer);
      count = 0;
    },
  };
}
