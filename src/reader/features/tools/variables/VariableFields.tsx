import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#i18n/messages';
import { variablesMessages } from '#i18n/variablesMessages';
import { alignToStart } from '../../../../core/preview/alignToStart.ts';
import type { Manifest } from '../../../../core/site/manifest/manifest.ts';
import { entryOfRoute, type Route } from '../../../../core/site/urls/route.ts';
import {
  defaultOf,
  type ReaderVariable,
  variablesOfPage,
} from '../../../../core/variables/readerVariable.ts';
import { isRightToLeft } from '../../../platform/isRightToLeft.ts';
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
  const [open, setOpen] = useState<OccurrencePosition>();
  const [status, setStatus] = useState('');
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
    const fill = () => fillOccurrences(shown, styles.occurrence ?? '');
    fill();
    // Observes later renders of long texts, highlighted code and other pages.
    const observer = new MutationObserver(fill);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shown]);

  const value = values.find(({ name }) => name === open?.value);
  const close = () => {
    setOpen(undefined);
    if (value) setStatus(messages.labelled(value.label, shown.get(value.name)?.text ?? ''));
  };
  return createPortal(
    <>
      {/* One for all occurrences. */}
      <span className="visually-hidden" role="status">
        {open ? '' : status}
      </span>
      {open && value && <VariableField key={value.name} value={value} occurrence={open} onClose={close} />}
    </>,
    document.body,
  );
}

interface VariableFieldProps {
  value: ReaderVariable;
  /** The occurrence at which it is placed, and to which the focus is restored. */
  occurrence: OccurrencePosition;
  onClose: () => void;
}

/** A dialog with the input of one variable. Each change updates the page; Enter and Esc close the dialog. */
export function VariableField({ value, occurrence, onClose }: VariableFieldProps) {
  const own = useReaderInputs();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = countReaderInputs(own);
  const { round, reset } = useReset(field);

  useLayoutEffect(() => moveBelow(frame.current, findOccurrence(occurrence)), [occurrence]);
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
    findOccurrence(occurrence)?.focus({ preventScroll: true });
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
            <button type="button" onClick={() => reset(() => own.give(value, ''))}>
              {variablesMessages.reset}
            </button>
          )}
          {count > 1 && (
            <button type="button" onClick={() => reset(own.forget)}>
              {variablesMessages.resetAll(count)}
            </button>
          )}
          <Button type="submit">{variablesMessages.done}</Button>
        </div>
      </form>
    </div>
  );
}

/** Distance to the occurrence, in pixels. */
const GAP = 8;

function moveBelow(frame: HTMLElement | null, occurrence: HTMLElement | undefined): void {
  if (frame === null || occurrence === undefined) return;
  const [line] = occurrence.getClientRects();
  const box = line ?? occurrence.getBoundingClientRect();
  const sizes = { frame: frame.offsetWidth, viewport: document.documentElement.clientWidth };
  frame.style.left = `${window.scrollX + alignToStart(box, sizes, isRightToLeft(occurrence))}px`;
  // A fraction of a pixel would be cut off at the foot of the window.
  frame.style.top = `${Math.floor(window.scrollY + box.bottom + GAP)}px`;
}

const OCCURRENCE = '[data-value]';
const BUTTON = `${OCCURRENCE}[role="button"]`;

/** Blocks of a text that hold occurrences. */
const BLOCK = '[data-code], p, li, td, th, dd, dt, h2, h3, h4, h5, h6, .prose > *';

/** Steps to another occurrence of the block by key. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An occurrence inside an interactive element is not made a button: a click activates that element. */
const INTERACTIVE = 'a, button, summary, label';

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
  const blocks = new Set<Element | null>();
  for (const occurrence of document.querySelectorAll<HTMLElement>(OCCURRENCE)) {
    const value = values.get(occurrence.dataset.value ?? '');
    if (value === undefined) continue;
    const { label, text, isOwn } = value;
    if (occurrence.textContent !== text) occurrence.textContent = text;
    occurrence.toggleAttribute('data-own', isOwn);
    if (occurrence.closest(INTERACTIVE) !== null) continue;
    occurrence.classList.add(className);
    const block = occurrence.closest(BLOCK);
    const attributes = {
      role: 'button',
      // One tab stop in each block: arrow keys reach the others.
      tabindex: blocks.has(block) ? '-1' : '0',
      'aria-haspopup': 'dialog',
      'aria-label': variablesMessages.place(label, text),
      title: label,
    };
    blocks.add(block);
    for (const [name, content] of Object.entries(attributes))
      if (occurrence.getAttribute(name) !== content) occurrence.setAttribute(name, content);
  }
}

/** An occurrence of a variable by its index, because React may replace its node. */
export interface OccurrencePosition {
  value: string;
  at: number;
}

export function findOccurrence({ value, at }: OccurrencePosition): HTMLElement | undefined {
  return listOccurrences(value)[at];
}

function listOccurrences(value: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(OCCURRENCE)].filter(
    (occurrence) => occurrence.dataset.value === value,
  );
}

/**
 * Listens for clicks and keys on occurrences.
 * @returns a function that removes the listeners
 */
export function followOccurrences(open: (occurrence: OccurrencePosition) => void): () => void {
  const onEvent = (event: MouseEvent | globalThis.KeyboardEvent) => {
    const isKey = event instanceof KeyboardEvent;
    const step = isKey ? STEPS[event.key] : undefined;
    if (isKey && step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    const { target } = event;
    const occurrence = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    if (occurrence !== null && step !== undefined) {
      const near = [...(occurrence.closest(BLOCK)?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];
      const next = near[near.indexOf(occurrence) + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      return;
    }
    // Ignores a click that ends a text selection. Key events are handled even with a selection, for example
    // one that find-in-page has made.
    if (occurrence === null || !(isKey || (window.getSelection()?.isCollapsed ?? true))) return;
    event.preventDefault();
    const { value = '' } = occurrence.dataset;
    open({ value, at: listOccurrences(value).indexOf(occurrence) });
  };
  return addListener(document, ['click', 'keydown'], onEvent);
}
