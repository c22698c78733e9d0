import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { previewMessages as words } from '../../../core/i18n/previewMessages.ts';
import { placeCard } from '../../../core/preview/placeCard.ts';
import { useReader } from '../../content/queries/ContentProvider.tsx';
import styles from './PreviewCard.part.module.css';
import { type Preview, readPreview } from './readPreview.ts';
import { useLeaving } from './useLeaving.ts';

interface PreviewCardProps {
  link: HTMLAnchorElement;
  /** Asked for by keyboard: it is read out, and goes with the focus. */
  isByKey?: boolean;
  onClose: () => void;
}

/** What a link leads to, beside it: title, path and first lines. */
export default function PreviewCard({ link, isByKey = false, onClose }: PreviewCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const preview = usePreview(link);
  useLeaving({ link, card, isByKey, onClose });
  // Without the room of the scroll bar.
  const view = { width: document.body.clientWidth, height: window.innerHeight };
  return (
    <div role="status" aria-live={isByKey ? 'polite' : 'off'}>
      {preview && (
        <section
          ref={card}
          className={styles.card}
          style={placeCard(link.getBoundingClientRect(), view)}
          aria-label={words.name}
        >
          {preview.path.length > 0 && <p className={styles.path}>{preview.path.join(' › ')}</p>}
          <p className={styles.title}>{preview.title}</p>
          {preview.text !== '' && <p className={styles.text}>{preview.text}</p>}
        </section>
      )}
    </div>
  );
}

/** What the link leads to, once it is known. */
function usePreview(link: HTMLAnchorElement): Preview | undefined {
  const reader = useReader();
  const base = useHref('/');
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isGone = false;
    const root = new URL(base, document.baseURI).href;
    if (link.href.startsWith(root))
      readPreview(reader, link.href.slice(root.length - 1)).then(
        (read) => {
          if (!isGone) setPreview(read);
        },
        // The visit itself will tell.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [reader, base, link]);
  return preview;
}
