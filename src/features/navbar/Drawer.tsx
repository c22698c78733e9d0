import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../../core/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The sliding menu of small screens. A modal dialog: the browser keeps the focus inside, and Esc closes it. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by keyboard
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={messages.layout.menu}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.head}>
        <strong>{title}</strong>
        <button type="button" aria-label={messages.layout.closeMenu} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
