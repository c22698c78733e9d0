import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../../core/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DocImage.module.css';

interface LargeImageProps {
  src: string;
  alt: string;
  /** Its size, where it is not the image's own or the window's. */
  style?: CSSProperties;
  onClose: () => void;
}

/** An image over the whole window; Esc, the button and a click anywhere close it. */
export function LargeImage({ src, alt, style, onClose }: LargeImageProps) {
  // Outside the article: a paragraph cannot hold a dialog.
  return createPortal(
    <Dialog
      className={styles.dialog}
      aria-label={alt || messages.article.image}
      closesOnClick="anywhere"
      onClose={onClose}
    >
      <IconButton icon="close" className={styles.close} name={messages.article.closeImage} />
      <img src={src} alt={alt} style={style} />
    </Dialog>,
    document.body,
  );
}
