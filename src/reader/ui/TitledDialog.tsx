import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '../../lib/joinClasses.ts';
import { closeDialog, Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './TitledDialog.part.module.css';

interface TitledDialogProps {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog under its title; what is in it scrolls in a part of its own. Its styles come with the lazy parts that use it. */
export function TitledDialog({ title, close, className, onClose, children }: TitledDialogProps) {
  const id = useId();
  return createPortal(
    <Dialog className={joinClasses(styles.dialog, className)} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" name={close} onClick={closeDialog} />
      </div>
      {children}
    </Dialog>,
    document.body,
  );
}
