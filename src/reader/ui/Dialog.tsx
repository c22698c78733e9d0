import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { addListener, combineCleanups } from '../platform/listen.ts';
import { closeModal, focusModal, followModal, openModal } from '../platform/modalDialog.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open'> {
  /** Called when the reader closes the dialog. */
  onClose: () => void;
  /** Whether the page behind stays visible. */
  isClear?: boolean;
}

/**
 * A modal dialog that is open while it is mounted. It traps the focus, closes on Esc and on a click on the backdrop,
 * and restores the focus.
 */
export function Dialog({ onClose, isClear = false, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hides = useRef(0);
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    focusModal(current);
    // Close the dialog while printing: the page behind it is hidden from screen readers, so that a PDF would lack
    // headings and bookmarks.
    const hide = () => {
      hides.current += 1;
      closeModal(current);
    };
    const show = () => {
      if (current.open) return;
      openModal(current);
      focusModal(current);
    };
    return combineCleanups(
      followModal(current),
      addListener(window, ['beforeprint'], hide),
      addListener(window, ['afterprint'], show),
    );
  }, []);
  // Open before the effects of the content, which may move the focus into it; close before React removes the focused
  // element.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    openModal(current);
    return () => {
      hides.current += 1;
      closeModal(current);
    };
  }, []);
  // The close event is asynchronous. `hides` counts the calls above, whose events must not call onClose.
  const onClosed = () => {
    if (hides.current === 0) onClose();
    else hides.current -= 1;
  };
  return createPortal(
    <>
      {/* biome-ignore lint/a11y: Esc closes it by keyboard */}
      <div data-backdrop={isClear ? 'clear' : ''} onClick={() => closeModal(dialog.current)} />
      <dialog {...props} ref={dialog} tabIndex={-1} aria-modal="true" onClose={onClosed} />
    </>,
    document.body,
  );
}

/** A callback ref: focuses an element of a dialog on mount, or when the dialog opens. */
export function focusOnMount(element: HTMLElement | null): void {
  if (element === null) return;
  element.dataset.focus = '';
  // A call on an element that is not rendered would compute the layout for nothing.
  if (element.closest('dialog')?.open) element.focus();
}

export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  closeModal(currentTarget.closest('dialog'));
}
