import { decodeSafely } from '../../core/paths/filePath.ts';

/** The element that a hash names: as written, decoded, or in another case (reader-asks A7). */
export function findAnchor(hash: string): HTMLElement | undefined {
  const raw = hash.replace(/^#/, '');
  if (raw === '') return undefined;
  const id = decodeSafely(raw);
  const exact = document.getElementById(raw) ?? document.getElementById(id);
  if (exact !== null) return exact;
  const lower = id.toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('main [id]')].find(
    (element) => element.id.toLowerCase() === lower,
  );
}

/** Opens the folded parts around an element, so that it can be seen. */
export function unfoldAround(element: HTMLElement): void {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
}
