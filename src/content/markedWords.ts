// The words of the search that led to an entry of the history: the page marks them. They
// travel in the entry's state, so that the address stays the page's own.
import type { Location } from 'react-router-dom';

const MAX_WORDS = 32;
const MAX_LENGTH = 100;

/** State of the entry that a hit opens. */
export function markState(words: readonly string[]) {
  return { words };
}

/** The words to mark in an entry. */
export function findMarkedWords({ state }: Pick<Location, 'state'>): readonly string[] {
  // What comes back from the history is a stranger.
  const words: unknown = typeof state === 'object' && state !== null && 'words' in state ? state.words : [];
  if (!Array.isArray(words)) return [];
  return words
    .filter((word): word is string => typeof word === 'string' && word.length <= MAX_LENGTH)
    .slice(0, MAX_WORDS);
}
