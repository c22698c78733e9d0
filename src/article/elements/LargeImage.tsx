import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../../core/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DocImage.module.css';

interface LargeImageProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** An image over the whole window; Esc, the button and a click beside it close it. */
export function LargeImage({ src, alt, onClose }: LargeImageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Outside the article: a paragraph cannot hold a dialog.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button close it by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt || messages.article.image}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <button type="button" className={styles.close} aria-label={messages.article.closeImage}>
        <Icon name="close" />
      </button>
      <img src={src} alt={alt} />
    </dialog>,
    document.body,
  );
}
