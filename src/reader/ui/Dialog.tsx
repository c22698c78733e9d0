import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { addListener, combineCleanups } from '../platform/listen.ts';
import { closeModal, followModal, openModal } from '../platform/modalDialog.ts';

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
    openModal(current);
    // Close the dialog while printing: the page behind it is hidden from screen readers, so that a PDF would lack
    // headings and bookmarks.
    const hide = () => {
      hides.current += 1;
      closeModal(current);
    };
    const show = () => current.open || openModal(current);
    return combineCleanups(
      followModal(current),
      addListener(window, ['beforeprint'], hide),
      addListener(window, ['afterprint'], show),
    );
  }, []);
  // Close the dialog before React removes it, because browsers restore the focus only on close().
  useLayoutEffect(() => {
    const open = dialog.current;
    return () => {
      hides.current += 1;
      closeModal(open);
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

export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  closeModal(currentTarget.closest('dialog'));
}
