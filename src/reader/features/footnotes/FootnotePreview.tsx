import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { HOVER_INTENT_DELAY } from '../../../core/constants.ts';
import { alignToStart } from '../../../core/preview/alignToStart.ts';
import { splitAnchor } from '../../../core/site/urls/anchors.ts';
import { isRightToLeft } from '../../platform/isRightToLeft.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import styles from './FootnotePreview.part.module.css';

/**
 * Milliseconds that a preview stays after the pointer leaves its reference, so that the pointer can reach it.
 */
const CLOSE_DELAY = 250;

/** A preview of a footnote next to its reference, on hover or keyboard focus; Esc closes it. */
export default function FootnotePreview() {
  const [reference, setReference] = useState<HTMLAnchorElement>();
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => addListeners(frame, setReference), []);
  const note = reference && findNote(reference);
  useLayoutEffect(() => {
    if (reference === undefined || note === undefined || frame.current === null) return;
    frame.current.replaceChildren(...copyNote(note));
    moveBeside(frame.current, reference);
    const described = reference.getAttribute('aria-describedby') ?? '';
    reference.setAttribute('aria-describedby', id);
    return () => reference.setAttribute('aria-describedby', described);
  }, [reference, note, id]);
  if (note === undefined) return null;
  return createPortal(<div ref={frame} id={id} className={styles.note} role="tooltip" />, document.body);
}

function addListeners(
  frame: RefObject<HTMLElement | null>,
  show: (reference: HTMLAnchorElement | undefined) => void,
): () => void {
  let timer: number | undefined;
  const schedule = (reference: HTMLAnchorElement | undefined, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(reference), delay);
  };
  const onPointerOrFocus = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const reference = target.closest<HTMLAnchorElement>('.prose [data-footnote-ref]');
    // A tap follows the link and also focuses it: only focus by keyboard opens the preview.
    if (type === 'focusin' && !target.matches(':focus-visible')) return;
    if (reference !== null) schedule(reference, type === 'focusin' ? 0 : HOVER_INTENT_DELAY);
    else if (frame.current?.contains(target)) window.clearTimeout(timer);
    else if (frame.current !== null) schedule(undefined, CLOSE_DELAY);
    // The pointer left the reference before the preview opened.
    else window.clearTimeout(timer);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') schedule(undefined, 0);
  };
  return combineCleanups(
    addListener(document, ['pointerover', 'focusin'], onPointerOrFocus),
    addListener(document, ['keydown'], onKey),
    () => window.clearTimeout(timer),
  );
}

function findNote({ href, isConnected }: HTMLAnchorElement): Element | undefined {
  return (isConnected && document.getElementById(splitAnchor(href).anchor)) || undefined;
}

/** Clones the footnote's nodes without back references and without ids, which must be unique. */
function copyNote(note: Element): Node[] {
  const copy = note.cloneNode(true) as Element;
  for (const backReference of copy.querySelectorAll('[data-footnote-backref]')) backReference.remove();
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  return [...copy.childNodes];
}

/** Distance to the reference and to the viewport's lower edge, in pixels. */
const EDGE = 8;

function moveBeside(frame: HTMLElement, reference: Element): void {
  const box = reference.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sizes = { frame: frame.offsetWidth, viewport: clientWidth };
  const isRoomBelow = box.bottom + frame.offsetHeight + EDGE < clientHeight;
  frame.style.left = `${window.scrollX + alignToStart(box, sizes, isRightToLeft(reference))}px`;
  frame.style.top = `${window.scrollY + (isRoomBelow ? box.bottom + EDGE : box.top - frame.offsetHeight - EDGE)}px`;
}
