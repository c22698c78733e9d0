// Where the reader stood on each entry of the history, kept for this tab.

import { SCROLL_KEY } from '../../../lib/storageKeys.ts';

const positions = new Map<string, number>(readStored());

export function rememberScroll(entry: string, position: number): void {
  positions.set(entry, position);
}

export function recallScroll(entry: string): number | undefined {
  return positions.get(entry);
}

/** Writes the positions down, so that a reload finds them. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Storage missing or full: a reload starts at the top.
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
