import { ANCHOR_SETTLE_DURATION } from '../../../core/constants.ts';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { SCROLL_KEY } from '../../../lib/storageKeys.ts';

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now, and again whenever the height of the page changes (images load, a long text renders), until the reader
 * scrolls or a timeout has passed.
 * @param move scrolls to the target
 * @returns a function that stops it
 */
export function holdScrollPosition(move: () => void): () => void {
  move();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(move);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of INPUTS) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, ANCHOR_SETTLE_DURATION);
  for (const kind of INPUTS) window.addEventListener(kind, stop, { passive: true });
  return stop;
}

/** Finds the element of a hash by its id: the hash as it is, decoded, or ignoring case. */
export function findAnchor(hash: string): HTMLElement | undefined {
  const raw = hash.replace(/^#/, '');
  if (raw === '') return undefined;
  const id = decodeSafely(raw);
  // Search <main> first: an element of the shell may have the same id as a heading.
  const inText = [...document.querySelectorAll<HTMLElement>('main [id]')];
  const lower = id.toLowerCase();
  return (
    inText.find((element) => element.id === raw || element.id === id) ??
    document.getElementById(id) ??
    inText.find((element) => element.id.toLowerCase() === lower)
  );
}

/** Opens each <details> around an element, so that it is visible. */
export function openDetailsAround(element: HTMLElement): void {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
}

// Scroll positions by the key of the history entry, persisted in sessionStorage.

const positions = new Map<string, number>(readPersisted());

export function saveScroll(entry: string, position: number): void {
  positions.set(entry, position);
}

export function findScroll(entry: string): number | undefined {
  return positions.get(entry);
}

/** Persists the positions of the last 100 entries, for a reload. */
export function persistScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Storage is unavailable or full: after a reload the page starts at the top.
  }
}

function readPersisted(): [string, number][] {
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
