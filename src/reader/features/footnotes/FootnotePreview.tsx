import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { HOVER_INTENT_DELAY } from '../../../core/constants.ts';
import { splitAnchor } from '../../../core/site/urls/anchors.ts';
import { addListener, together } from '../../platform/listen.ts';
import styles from './FootnotePreview.part.module.css';

/**
 * Milliseconds that a preview stays after the pointer leaves its reference, so that the pointer can reach it.
 */
const STAY = 250;

/** A preview of a footnote next to its reference, on hover or keyboard focus; Esc closes it. */
export default function FootnotePreview() {
  const [number, setNumber] = useState<HTMLAnchorElement>();
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => followReader(frame, setNumber), []);
  const note = number && findNote(number);
  useLayoutEffect(() => {
    if (number === undefined || note === undefined || frame.current === null) return;
    frame.current.replaceChildren(...copyNote(note));
    moveBeside(frame.current, number);
    const described = number.getAttribute('aria-describedby') ?? '';
    number.setAttribute('aria-describedby', id);
    return () => number.setAttribute('aria-describedby', described);
  }, [number, note, id]);
  if (note === undefined) return null;
  return createPortal(<div ref={frame} id={id} className={styles.note} role="tooltip" />, document.body);
}

function followReader(
  frame: RefObject<HTMLElement | null>,
  show: (number: HTMLAnchorElement | undefined) => void,
): () => void {
  let timer: number | undefined;
  const later = (number: HTMLAnchorElement | undefined, delay: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(number), delay);
  };
  const onReach = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const number = target.closest<HTMLAnchorElement>('.prose [data-footnote-ref]');
    // A tap follows the link and also focuses it: only focus by keyboard opens the preview.
    if (type === 'focusin' && !target.matches(':focus-visible')) return;
    if (number !== null) later(number, type === 'focusin' ? 0 : HOVER_INTENT_DELAY);
    else if (frame.current?.contains(target)) window.clearTimeout(timer);
    else if (frame.current !== null) later(undefined, STAY);
    // The pointer left the reference before the preview opened.
    else window.clearTimeout(timer);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') later(undefined, 0);
  };
  return together(
    addListener(document, ['pointerover', 'focusin'], onReach),
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
  for (const way of copy.querySelectorAll('[data-footnote-backref]')) way.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...copy.childNodes];
}

const EDGE = 8;

function moveBeside(frame: HTMLElement, number: Element): void {
  const { left, top, bottom } = number.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const most = clientWidth - frame.offsetWidth - EDGE;
  const isRoomBelow = bottom + frame.offsetHeight + EDGE < clientHeight;
  frame.style.left = `${window.scrollX + Math.max(EDGE, Math.min(left, most))}px`;
  frame.style.top = `${window.scrollY + (isRoomBelow ? bottom + EDGE : top - frame.offsetHeight - EDGE)}px`;
}
