import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import { closeDialog, Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './TitledDialog.part.module.css';

interface TitledDialogProps {
  title: string;
  close: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog with a title, whose content scrolls. Its styles are in the lazy chunks that use it. */
export function TitledDialog({ title, close, className, onClose, children }: TitledDialogProps) {
  const id = useId();
  return (
    <Dialog className={joinClasses(styles.dialog, className)} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" name={close} onClick={closeDialog} />
      </div>
      {children}
    </Dialog>
  );
}
