import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { SCROLL_KEY } from '../../../lib/storageKeys.ts';

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

/** Where a page is scrolled to. */
export interface ScrollPosition {
  /** In pixels from the top of the page. */
  top: number;
  /** Index of the first block of the article in the viewport, and its distance from the viewport's top in pixels. */
  block?: readonly [index: number, offset: number];
}

const listBlocks = () => document.querySelector('article > .prose')?.children ?? [];

/**
 * Reads the position. The block identifies it: browsers estimate the heights of blocks that they have not laid out
 * (content-visibility in prose.css), so that the same pixel is another place after the page has been rendered again.
 */
export function readScrollPosition(): ScrollPosition {
  const top = window.scrollY;
  const blocks = listBlocks();
  let [first, last] = [0, blocks.length];
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) > 0) last = middle;
    else first = middle + 1;
  }
  const block = top === 0 ? undefined : blocks[first];
  return block === undefined ? { top } : { top, block: [first, block.getBoundingClientRect().top] };
}

/** Scrolls to a position, by its block if that is rendered. */
export function restoreScrollPosition({ top, block }: ScrollPosition): void {
  const element = block && listBlocks()[block[0]];
  const target = element ? window.scrollY + element.getBoundingClientRect().top - block[1] : top;
  window.scrollTo({ top: target, behavior: 'instant' });
}

// Scroll positions by the key of the history entry, persisted in sessionStorage.

const positions = new Map<string, ScrollPosition>(readPersisted());

export function saveScroll(entry: string, position: ScrollPosition): void {
  positions.set(entry, position);
}

export function findScroll(entry: string): ScrollPosition | undefined {
  return positions.get(entry);
}

/** Persists the positions of the last 100 entries, for a reload. */
export function persistScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Storage is missing or full: a reload starts at the top.
  }
}

function readPersisted(): [string, ScrollPosition][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, ScrollPosition] {
  const [key, position] = Array.isArray(value) ? value : [];
  const { top, block = [0, 0] } = Object(position);
  const isPair = Array.isArray(block) && block.every((part) => typeof part === 'number');
  return typeof key === 'string' && typeof top === 'number' && isPair;
}
