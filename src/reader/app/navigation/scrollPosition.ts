import { ANCHOR_SETTLE_DURATION } from '../../../core/constants.ts';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { SCROLL_KEY } from '../../../lib/storageKeys.ts';

const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Moves to a place now, and again whenever the page grows (images and the rest of a long
 * text arrive), until the reader scrolls or some time has passed.
 * @returns a function that ends it
 */
export function holdPlace(move: () => void): () => void {
  move();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(move);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of TAKEOVERS) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, ANCHOR_SETTLE_DURATION);
  for (const kind of TAKEOVERS) window.addEventListener(kind, stop, { passive: true });
  return stop;
}

/** The element that a hash names: as written, decoded, or in another case (reader-asks A7). */
export function findAnchor(hash: string): HTMLElement | undefined {
  const raw = hash.replace(/^#/, '');
  if (raw === '') return undefined;
  const id = decodeSafely(raw);
  // Those of the text first: what surrounds it may bear the name of a heading.
  const places = [...document.querySelectorAll<HTMLElement>('main [id]')];
  const lower = id.toLowerCase();
  return (
    places.find((element) => element.id === raw || element.id === id) ??
    document.getElementById(id) ??
    places.find((element) => element.id.toLowerCase() === lower)
  );
}

/** Opens the folded parts around an element, so that it can be seen. */
export function unfoldAround(element: HTMLElement): void {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
}

// Where the reader stood on each entry of the history, kept for this tab.

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
