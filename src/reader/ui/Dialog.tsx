import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { addListener, together } from '../platform/listen.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClick' | 'open'> {
  /** Called after any close event. */
  onClose: () => void;
}

/**
 * A modal dialog, open while it is mounted. The browser traps the focus, closes it on Esc, and restores the
 * focus; a click on the backdrop closes it as well.
 */
export function Dialog({ onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hides = useRef(0);
  useEffect(() => {
    dialog.current?.showModal();
    // Browsers treat nodes behind a modal dialog as inert: printed PDFs would have no headings or bookmarks.
    const hide = () => {
      hides.current += 1;
      dialog.current?.close();
    };
    const show = () => dialog.current?.open === false && dialog.current.showModal();
    return together(addListener(window, ['beforeprint'], hide), addListener(window, ['afterprint'], show));
  }, []);
  // An unmounted dialog is still open: browsers restore the focus only on close().
  useLayoutEffect(() => {
    const open = dialog.current;
    return () => {
      hides.current += 1;
      open?.close();
    };
  }, []);
  // The close event is asynchronous: `hides` counts closes that are not the reader's.
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
