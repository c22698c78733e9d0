import { addListener, combineCleanups } from './listen.ts';

declare global {
  interface Window {
    /** TypeScript lacks it: https://html.spec.whatwg.org/multipage/interaction.html#the-closewatcher-interface */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/** Elements that Tab reaches; of radio buttons only the checked one. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled, [type="radio"]:not(:checked))';

const isTopmost = (dialog: HTMLDialogElement) =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) === dialog;

const hidePage = (isHidden: boolean) =>
  isHidden
    ? document.getElementById('root')?.setAttribute('aria-hidden', 'true')
    : document.getElementById('root')?.removeAttribute('aria-hidden');

/** The element that had the focus when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Opens a dialog outside of `#root` as a modal one. `showModal()` makes the rest of the document inert, for which
 * browsers recompute the style of each of its elements: three thousand on a long page, 150 ms on a phone. Instead,
 * `aria-hidden` hides the page from screen readers, followModal() keeps the focus inside (ARIA Authoring Practices,
 * Dialog pattern), and a backdrop element receives the clicks.
 */
export function openModal(dialog: HTMLDialogElement): void {
  openers.set(dialog, document.activeElement);
  // show() would move the focus at once: a layout more before the first paint.
  dialog.open = true;
  hidePage(true);
}

/** Focuses the element with the attribute `data-focus` or the first one, unless the focus is inside already. */
export function focusModal(dialog: HTMLDialogElement): void {
  if (dialog.contains(document.activeElement)) return;
  const wanted = dialog.querySelector<HTMLElement>('[data-focus]') ?? listTabbable(dialog)[0] ?? dialog;
  wanted.focus({ preventScroll: true });
}

/** Closes a modal dialog and restores the focus; the browser fires `close` later. */
export function closeModal(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog?.open) return;
  // Before the focus returns: a focused element must not be hidden from screen readers.
  if (document.querySelectorAll('dialog[open]').length === 1) hidePage(false);
  const opener = openers.get(dialog);
  dialog.close();
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Closes an open dialog on Esc and on a close request of the browser, and keeps the focus inside.
 * @returns a function that removes the listeners
 */
export function followModal(dialog: HTMLDialogElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isTopmost(dialog)) return;
    if (event.key === 'Escape') {
      // Else the browser would make a close request of the same press.
      event.preventDefault();
      closeModal(dialog);
    }
    if (event.key === 'Tab') wrapFocus(dialog, event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target) && isTopmost(dialog)) dialog.focus();
  };
  return combineCleanups(
    addListener(document, ['keydown'], onKey),
    addListener(document, ['focusin'], onFocus),
    watchCloseRequests(() => closeModal(dialog)),
  );
}

/** Watches for the Back gesture of Android, which browsers report to the newest watcher instead of going back. */
function watchCloseRequests(onClose: () => void): () => void {
  if (window.CloseWatcher === undefined) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}

const listTabbable = (dialog: HTMLDialogElement) =>
  [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );

/** Moves the focus from the last element to the first one, and back. */
function wrapFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const reached = listTabbable(dialog);
  const focused = document.activeElement;
  const isInside = focused !== dialog && dialog.contains(focused);
  const [edge, next] = event.shiftKey ? [reached.at(0), reached.at(-1)] : [reached.at(-1), reached.at(0)];
  // The dialog itself, or nothing, has the focus after the focused element was removed.
  if (isInside && focused !== edge) return;
  event.preventDefault();
  next?.focus();
}
