import { decodeSafely } from '../../../core/site/urls/filePath.ts';

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
