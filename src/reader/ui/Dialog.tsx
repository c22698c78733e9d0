import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { listen, together } from '../platform/listen.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClick' | 'open'> {
  /** Called after it was closed, by whatever means. */
  onClose: () => void;
}

/**
 * A modal dialog, open while it is drawn. The browser keeps the focus inside, Esc and a click beside it close it, and the
 * focus returns.
 */
export function Dialog({ onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hides = useRef(0);
  useEffect(() => {
    dialog.current?.showModal();
    // What is behind a modal dialog is printed without its structure: no headings, no bookmarks.
    const hide = () => {
      hides.current += 1;
      dialog.current?.close();
    };
    const show = () => dialog.current?.open === false && dialog.current.showModal();
    return together(listen(window, ['beforeprint'], hide), listen(window, ['afterprint'], show));
  }, []);
  // One that Back takes out of the page is still open: the browser gives the focus back where it is closed only.
  useLayoutEffect(() => {
    const open = dialog.current;
    return () => {
      hides.current += 1;
      open?.close();
    };
  }, []);
  // It is told later.
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

/** Closes the dialog around an element. */
export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close();
}
