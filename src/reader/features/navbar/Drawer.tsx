import type { ReactNode } from 'react';
import { deferredMessages } from '#i18n/deferredMessages';
import { closeDialog, Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Drawer.part.module.css';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation menu of mobile viewports, a modal dialog. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  return (
    <Dialog className={styles.drawer} aria-label={deferredMessages.menu.label} onClose={onClose}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <IconButton icon="close" name={deferredMessages.menu.close} onClick={closeDialog} />
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
