import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { variablesMessages } from '../../../../core/i18n/variablesMessages.ts';
import type { Manifest } from '../../../../core/site/manifest/manifest.ts';
import { entryOfRoute, type Route } from '../../../../core/site/urls/route.ts';
import {
  defaultOf,
  type ReaderVariable,
  variablesOfPage,
} from '../../../../core/variables/readerVariable.ts';
import { isComposingKey } from '../../../platform/keyboard.ts';
import { addListener } from '../../../platform/listen.ts';
import {
  countReaderInputs,
  findReaderInput,
  followReaderInputs,
  useReaderInputs,
} from '../../../store/readerInputs.ts';
import { Button } from '../../../ui/Button.tsx';
import { useReset, VariableInput } from './VariableInput.tsx';
import styles from './variables.part.module.css';

/** Renders reader variables on the page: occurrences show the stored value and open an input. */
export default function VariableFields({ manifest: { site }, route }: { manifest: Manifest; route: Route }) {
  const entry = entryOfRoute(route);
  const values = useMemo(() => variablesOfPage(site.values, entry?.values), [site.values, entry?.values]);
  const own = useReaderInputs();
  const [open, setOpen] = useState<OccurrenceLabel>();
  const shown = useMemo(
    () =>
      new Map(
        values.map((value): [string, VariableText] => {
          const given = findReaderInput(own, value);
          const text = given ?? defaultOf(value);
          return [value.name, { label: value.label, text, isOwn: given !== undefined }];
        }),
      ),
    [values, own],
  );
  useEffect(followReaderInputs, []);
  useEffect(() => followOccurrences(setOpen), []);
  useEffect(() => {
    const fill = () => fillOccurrences(shown, styles.place ?? '');
    fill();
    // Observes later renders of long texts, highlighted code and other pages.
    const growth = new MutationObserver(fill);
    growth.observe(document.body, { childList: true, subtree: true });
    return () => growth.disconnect();
  }, [shown]);

  const value = values.find(({ name }) => name === open?.value);
  if (open === undefined || value === undefined) return null;
  return createPortal(
    <VariableField key={value.name} value={value} place={open} onClose={() => setOpen(undefined)} />,
    document.body,
  );
}

interface ValueFieldProps {
  value: ReaderVariable;
  /** The occurrence at which it is placed, and to which the focus is restored. */
  place: OccurrenceLabel;
  onClose: () => void;
}

/** A dialog with the input of one variable. Each change updates the page; Enter and Esc close the dialog. */
export function VariableField({ value, place, onClose }: ValueFieldProps) {
  const own = useReaderInputs();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = countReaderInputs(own);
  const { round, takeBack } = useReset(field);

  useLayoutEffect(() => moveBelow(frame.current, findOccurrence(place)), [place]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // Focus scrolls the input into view, but not the rest of the dialog.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || frame.current?.contains(target)) return;
      // WebKit scrolls to the caret of a removed input, at the end of the page: blur first.
      field.current?.blur();
      onClose();
    };
    return addListener(document, ['pointerdown', 'focusin'], onOutside);
  }, [onClose]);

  const close = () => {
    onClose();
    findOccurrence(place)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={frame} className={styles.field} role="dialog" aria-label={value.label} onKeyDown={onKeyDown}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <VariableInput key={round} value={value} field={field} />
        <div className={styles.buttons}>
          {findReaderInput(own, value) !== undefined && (
            <button type="button" onClick={() => takeBack(() => own.give(value, ''))}>
              {variablesMessages.reset}
            </button>
          )}
          {count > 1 && (
            <button type="button" onClick={() => takeBack(own.forget)}>
              {variablesMessages.resetAll(count)}
            </button>
          )}
          <Button type="submit">{variablesMessages.done}</Button>
        </div>
      </form>
    </div>
  );
}

/** Distance to the viewport's edge, in pixels. */
const EDGE = 8;

function moveBelow(frame: HTMLElement | null, place: HTMLElement | undefined): void {
  if (frame === null || place === undefined) return;
  const [line] = place.getClientRects();
  const { left, bottom } = line ?? place.getBoundingClientRect();
  const most = document.documentElement.clientWidth - frame.offsetWidth - EDGE;
  frame.style.left = `${window.scrollX + Math.max(EDGE, Math.min(left, most))}px`;
  frame.style.top = `${window.scrollY + bottom + EDGE}px`;
}

const PLACE = '[data-value]';

/** An occurrence inside an interactive element is not made a button: a click activates that element. */
const TAKEN = 'a, button, summary, label';

export interface VariableText {
  label: string;
  text: string;
  isOwn: boolean;
}

/**
 * Writes the values into all occurrences, and makes them buttons. React does not overwrite the values, because
 * its own text of these nodes never changes.
 */
export function fillOccurrences(values: ReadonlyMap<string, VariableText>, className: string): void {
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
      'aria-label': variablesMessages.place(label, text),
      title: label,
    };
    for (const [name, mark] of Object.entries(marks))
      if (place.getAttribute(name) !== mark) place.setAttribute(name, mark);
  }
}

/** An occurrence of a variable by its index, because React may replace its node. */
export interface OccurrenceLabel {
  value: string;
  at: number;
}

export function findOccurrence({ value, at }: OccurrenceLabel): HTMLElement | undefined {
  return listPlaces(value)[at];
}

function listPlaces(value: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PLACE)].filter((place) => place.dataset.value === value);
}

/**
 * Listens for clicks and keys on occurrences.
 * @returns a function that removes the listeners
 */
export function followOccurrences(open: (place: OccurrenceLabel) => void): () => void {
  const onEvent = (event: MouseEvent | globalThis.KeyboardEvent) => {
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== 'Enter' && event.key !== ' ') return;
    const { target } = event;
    const place = target instanceof Element ? target.closest<HTMLElement>(`${PLACE}[role="button"]`) : null;
    // Ignores a click that ends a text selection. Key events are handled even with a selection, for example
    // one that find-in-page has made.
    if (place === null || !(isKey || (window.getSelection()?.isCollapsed ?? true))) return;
    event.preventDefault();
    const { value = '' } = place.dataset;
    open({ value, at: listPlaces(value).indexOf(place) });
  };
  return addListener(document, ['click', 'keydown'], onEvent);
}
