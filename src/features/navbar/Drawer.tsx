import type { ReactNode } from 'react';
import { messages } from '../../core/messages.ts';
import { closeDialog, Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The sliding menu of small screens. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  return (
    <Dialog className={styles.drawer} aria-label={messages.layout.menu} onClose={onClose}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <IconButton icon="close" name={messages.layout.closeMenu} onClick={closeDialog} />
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
