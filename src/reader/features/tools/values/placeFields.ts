// The places of values in a text. They are plain marks (`data-value`), drawn by the build or here; what is done
// to them React does not mind: each holds one text, which it has no reason to write again.
import { valuesMessages } from '../../../../core/i18n/valuesMessages.ts';
import { listen } from '../../../platform/listen.ts';

const PLACE = '[data-value]';

/** Inside of these a place shows the reader's value and is no field: a click on them means something else. */
const TAKEN = 'a, button, summary, label';

/** A value on the page: what it is and what is shown. */
export interface ShownValue {
  label: string;
  text: string;
  isOwn: boolean;
}

/** Writes what is shown into all places of the page, and makes fields of them. */
export function fillPlaces(values: ReadonlyMap<string, ShownValue>, className: string): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACE)) {
    const value = values.get(place.dataset.value ?? '');
    if (value === undefined) continue;
    const { label, text, isOwn } = value;
    if (place.textContent !== text) place.textContent = text;
    place.toggleAttribute('data-own', isOwn);
    if (place.closest(TAKEN) !== null) continue;
    place.classList.add(className);
    const marks = {
      role: 'button',
      tabindex: '0',
      'aria-haspopup': 'dialog',
      'aria-label': valuesMessages.place(label, text),
      title: label,
    };
    for (const [name, mark] of Object.entries(marks))
      if (place.getAttribute(name) !== mark) place.setAttribute(name, mark);
  }
}

/** One of the places of a value, by its number among them: its element may be drawn anew. */
export interface PlaceName {
  value: string;
  at: number;
}

export function findPlace({ value, at }: PlaceName): HTMLElement | undefined {
  return listPlaces(value)[at];
}

function listPlaces(value: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PLACE)].filter((place) => place.dataset.value === value);
}

/**
 * Hears the wish to fill in a place, by pointer and by key.
 * @returns a function that ends it
 */
export function hearPlaces(open: (place: PlaceName) => void): () => void {
  const onEvent = (event: MouseEvent | KeyboardEvent) => {
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== 'Enter' && event.key !== ' ') return;
    const { target } = event;
    const place = target instanceof Element ? target.closest<HTMLElement>(`${PLACE}[role="button"]`) : null;
    // The end of a selection is no click; a key is meant whatever is selected, as by a search in the page.
    if (place === null || !(isKey || (window.getSelection()?.isCollapsed ?? true))) return;
    event.preventDefault();
    const { value = '' } = place.dataset;
    open({ value, at: listPlaces(value).indexOf(place) });
  };
  return listen(document, ['click', 'keydown'], onEvent);
}
