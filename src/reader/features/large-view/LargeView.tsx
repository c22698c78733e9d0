import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { largeViewMessages as words } from '../../../core/i18n/largeViewMessages.ts';
import { overlayState } from '../../content/historyState.ts';
import { listen } from '../../platform/listen.ts';
import { closeDialog, Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { findPicture, type Picture } from './findPicture.ts';
import styles from './LargeView.part.module.css';
import { useGestures } from './useGestures.ts';
import { useZoom } from './useZoom.ts';

interface LargeViewProps {
  /** Of a text: what enlarges a picture. */
  control: HTMLElement;
  onClose: () => void;
}

/** A picture over the whole window: to be zoomed and moved by fingers, mouse, wheel and keys. Back closes it. */
export default function LargeView({ control, onClose }: LargeViewProps) {
  const [picture] = useState(() => findPicture(control));
  return picture && <PictureView picture={picture} onClose={onClose} />;
}

function PictureView({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const { name, caption, size, content, opener } = picture;
  const close = useOwnEntry(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(size, stage);
  useGestures(stage, zoom);
  // Browsers give it back where a dialog is closed, and not where it goes with its page's entry.
  useEffect(() => () => opener.focus({ preventScroll: true }), [opener]);

  const { view } = zoom;
  const place = {
    width: size[0] * view.scale,
    height: size[1] * view.scale,
    transform: `translate(${view.x}px, ${view.y}px)`,
  };
  // Outside the article: a paragraph cannot hold a dialog.
  return createPortal(
    <Dialog className={styles.dialog} aria-label={name} onClose={close}>
      <div className={styles.bar}>
        <Tool name={words.smaller} text="−" onClick={() => zoom.by(1 / STEP)} />
        <output className={styles.scale}>{words.scale(Math.round(view.scale * 100))}</output>
        <Tool name={words.larger} text="+" onClick={() => zoom.by(STEP)} />
        <Tool name={words.original} text="1:1" onClick={() => zoom.to(1)} />
        <IconButton icon="expand" name={words.fit} onClick={zoom.fit} />
        <IconButton icon="close" className={styles.close} name={words.close} onClick={closeDialog} />
      </div>
      {/* biome-ignore-start lint/a11y: keys move and zoom what is in it, so it takes the focus */}
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="group"
        aria-label={`${name}，${words.keys}`}
      >
        {'src' in content ? (
          <img className={styles.picture} src={content.src} alt={name} style={place} draggable={false} />
        ) : (
          <div
            className={styles.picture}
            style={place}
            role="img"
            aria-label={name}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it was cleaned when it was drawn
            dangerouslySetInnerHTML={{ __html: content.svg }}
          />
        )}
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
      {caption && <p className={styles.caption}>{caption}</p>}
    </Dialog>,
    document.body,
  );
}

/**
 * Gives the view an entry of the history while it is open, so that Back closes it.
 * @returns what goes back
 */
function useOwnEntry(onBack: () => void): () => void {
  const navigate = useNavigate();
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each time that it is opened
  useEffect(() => {
    void navigate(place, { state: overlayState('picture') });
    // Below what lies over a page, the router's place stays that of the page.
    return listen(window, ['popstate'], onBack);
  }, []);
  return () => void navigate(-1);
}

/** A press of a button. */
const STEP = 1.25;

function Tool({ name, text, onClick }: { name: string; text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={name} title={name} onClick={onClick}>
      {text}
    </button>
  );
}
