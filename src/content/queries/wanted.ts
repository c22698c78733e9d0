// A text that was read ahead is parsed when the browser has nothing else to do, or when the reader wants it.
import { whenIdle } from '../../platform/whenIdle.ts';

const waiting = new Map<string, () => void>();
/** Files that the reader wants before they are there. */
const wanted = new Set<string>();

/** Resolves when the browser is idle, or as soon as the file is wanted. */
export function idleOrWanted(file: string): Promise<void> {
  if (wanted.delete(file)) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      cancel();
      waiting.delete(file);
      resolve();
    };
    const cancel = whenIdle(go);
    waiting.set(file, go);
  });
}

/** The reader is about to see a file's text. */
export function wantNow(file: string): void {
  const go = waiting.get(file);
  if (go === undefined) wanted.add(file);
  else go();
}
