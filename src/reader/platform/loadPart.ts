// The one way in which lazy parts of the application are loaded.

import { isHtmlAnswer } from './isHtmlAnswer.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Whether a lazy part of the application could not be loaded: the bundler's name for that. */
export function isMissingPart(error: unknown): error is Error & { request?: string } {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Loads a part. Where the server does not have it any more, the page that the reader is on, or on the way
 * to, is loaded anew, once; where no server answers, that would take away what stands there. Rejects with
 * what the loader said: the part's place then says so in plain words.
 * @example loadPart(() => import('./SearchPanel.tsx'))
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = isMissingPart(error) ? error.request : undefined;
    // The page is on its way out: nothing is to be drawn in it any more.
    if (file !== undefined && (await isGone(file)) && reloadOnce(file)) return new Promise(() => {});
    throw error;
  }
}

let isAnyMissing = false;
let tell: (() => void) | undefined;

/**
 * Loads a part without which the page can be read, and that has no place of its own for words: the foot of
 * the page has them. Gives undefined where it did not come.
 */
export async function loadExtra<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await loadPart(load);
  } catch (error) {
    if (isMissingPart(error)) reportMissing();
    return undefined;
  }
}

/** The foot of the page says from now on that something did not come. */
export function reportMissing(): void {
  // A reader without a network knows it.
  if (!navigator.onLine) return;
  isAnyMissing = true;
  tell?.();
}

/** Whether an extra is missing, and the one who is told when one is: for `useSyncExternalStore`. */
export const missingExtras = {
  read: () => isAnyMissing,
  subscribe: (listener: () => void) => {
    tell = listener;
    return () => {
      tell = undefined;
    };
  },
};

/** How long, in milliseconds, an answer is waited for: a server that says nothing does not say that a file is gone. */
const PATIENCE = 5000;

/** Whether a server answers, and does not have the file. */
export function isGone(file: string): Promise<boolean> {
  const signal = AbortSignal.timeout?.(PATIENCE);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    (answer) => answer.status < 500 && (!answer.ok || isHtmlAnswer(answer)),
    () => false,
  );
}
