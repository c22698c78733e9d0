// The words of the search that led to an entry of the history: the page marks them. They
// travel in the entry's state, so that the address stays the page's own.
import type { Location } from 'react-router-dom';
import { readEntryState } from '../entryState.ts';

const MAX_WORDS = 32;
const MAX_LENGTH = 100;

/** State of the entry that a hit opens. */
export function markState(words: readonly string[]) {
  return { words };
}

/** The words to mark in an entry. */
export function findMarkedWords(entry: Pick<Location, 'state'>): readonly string[] {
  const words = readEntryState(entry, 'words');
  if (!Array.isArray(words)) return [];
  return words
    .filter((word): word is string => typeof word === 'string' && word.length <= MAX_LENGTH)
    .slice(0, MAX_WORDS);
}
