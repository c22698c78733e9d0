import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { addListener, combineCleanups } from '../platform/listen.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClick' | 'open'> {
  /** Called when the reader closes the dialog. */
  onClose: () => void;
}

/**
 * A modal dialog that is open while it is mounted. The browser traps the focus, closes the dialog on Esc, and restores
 * the focus. A click on the backdrop closes the dialog, too.
 */
export function Dialog({ onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hides = useRef(0);
  useEffect(() => {
    dialog.current?.showModal();
    // Close the dialog while printing: elements behind it are inert, so that a PDF would lack headings and bookmarks.
    const hide = () => {
      hides.current += 1;
      dialog.current?.close();
    };
    const show = () => dialog.current?.open === false && dialog.current.showModal();
    return combineCleanups(
      addListener(window, ['beforeprint'], hide),
      addListener(window, ['afterprint'], show),
    );
  }, []);
  // Close the dialog before React removes it, because browsers restore the focus only on close().
  useLayoutEffect(() => {
    const open = dialog.current;
    return () => {
      hides.current += 1;
      open?.close();
    };
  }, []);
  // The close event is asynchronous. `hides` counts the close() calls above, whose events must not call onClose.
  const onClosed = () => {
    if (hides.current === 0) onClose();
    else hides.current -= 1;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by keyboard
    <dialog
      {...props}
      ref={dialog}
      onClose={onClosed}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    />
  );
}

export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close();
}
