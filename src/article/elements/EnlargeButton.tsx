import { type ReactNode, useState } from 'react';
import { messages } from '../../core/messages.ts';
import styles from './DocImage.module.css';
import { LargeImage } from './LargeImage.tsx';

/** Around an image: a click shows the one that the browser chose large. */
export function EnlargeButton({ alt, children }: { alt: string; children: ReactNode }) {
  const [shown, setShown] = useState<string>();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`${messages.article.openImage}：${alt || messages.article.image}`}
        onClick={({ currentTarget }) => setShown(currentTarget.querySelector('img')?.currentSrc)}
      >
        {children}
      </button>
      {shown !== undefined && <LargeImage src={shown} alt={alt} onClose={() => setShown(undefined)} />}
    </>
  );
}
