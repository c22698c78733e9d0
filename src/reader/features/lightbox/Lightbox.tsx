import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lightboxMessages as words } from '#i18n/lightboxMessages';
import { messages } from '#i18n/messages';
import { overlayState } from '../../content/historyState.ts';
import { addListener } from '../../platform/listen.ts';
import { closeDialog, Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Lightbox.part.module.css';
import { useGestures, useZoom, ZOOM_STEP } from './useZoom.ts';

interface LargeViewProps {
  /** The clicked element with `data-action="enlarge"`. */
  control: HTMLElement;
  onClose: () => void;
}

/**
 * An image or diagram in a fullscreen dialog: zoom and pan by touch, mouse, wheel and keyboard. The browser's
 * Back button closes the dialog.
 */
export default function Lightbox({ control, onClose }: LargeViewProps) {
  const [picture] = useState(() => findPicture(control));
  return picture && <PictureView picture={picture} onClose={onClose} />;
}

function PictureView({ picture, onClose }: { picture: LightboxImage; onClose: () => void }) {
  const { name, caption, size, content, opener } = picture;
  const close = useOwnEntry(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(size, stage);
  useGestures(stage, zoom);
  // Browsers restore the focus when a dialog closes, but not when its history entry is popped.
  useEffect(() => () => opener.focus({ preventScroll: true }), [opener]);

  const { view } = zoom;
  const style = {
    width: size[0] * view.scale,
    height: size[1] * view.scale,
    transform: `translate(${view.x}px, ${view.y}px)`,
  };
  return (
    <Dialog className={styles.dialog} aria-label={name} onClose={close}>
      <div className={styles.bar}>
        <Tool name={words.smaller} text="−" onClick={() => zoom.by(1 / ZOOM_STEP)} />
        <output className={styles.scale}>{words.scale(Math.round(view.scale * 100))}</output>
        <Tool name={words.larger} text="+" onClick={() => zoom.by(ZOOM_STEP)} />
        <Tool name={words.original} text="1:1" onClick={() => zoom.to(1)} />
        <IconButton icon="expand" name={words.fit} onClick={zoom.fit} />
        <IconButton icon="close" className={styles.close} name={words.close} onClick={closeDialog} />
      </div>
      {/* biome-ignore-start lint/a11y: it is focusable because key events pan and zoom the image */}
      <div ref={stage} className={styles.stage} tabIndex={0} role="group" aria-label={words.keys(name)}>
        {'src' in content ? (
          <img className={styles.picture} src={content.src} alt={name} style={style} draggable={false} />
        ) : (
          <div
            className={styles.picture}
            style={style}
            role="img"
            aria-label={name}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitized when it was rendered
            dangerouslySetInnerHTML={{ __html: content.svg }}
          />
        )}
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
      {caption && <p className={styles.caption}>{caption}</p>}
    </Dialog>
  );
}

/**
 * Pushes a history entry while the dialog is open, so that Back closes it.
 * @returns a callback that goes back
 */
function useOwnEntry(onBack: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  // Before the paint: a reader who goes back or reloads as soon as the dialog shows would leave the page instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per mount
  useLayoutEffect(() => {
    void navigate(location, { state: overlayState('picture') });
    // The router's location does not change under a dialog, so popstate is listened to directly.
    return addListener(window, ['popstate'], onBack);
  }, []);
  return () => void navigate(-1);
}

function Tool({ name, text, onClick }: { name: string; text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={name} title={name} onClick={onClick}>
      {text}
    </button>
  );
}

/** An image or diagram of a text. */
export interface LightboxImage {
  name: string;
  caption: string;
  /** In CSS pixels. */
  size: readonly [width: number, height: number];
  /** The image's current URL, or the SVG markup of a diagram. */
  content: { src: string } | { svg: string };
  /** Element to which the focus is restored. */
  opener: HTMLElement;
}

/**
 * Finds the image or diagram to enlarge: the image inside the pressed control, or the diagram in the figure around
 * it.
 */
function findPicture(control: HTMLElement): LightboxImage | undefined {
  const figure = control.closest('figure');
  const caption = figure?.querySelector('figcaption')?.textContent ?? '';
  const image = control.querySelector('img');
  if (image !== null)
    return {
      name: image.alt || messages.article.image,
      caption: caption || image.alt,
      // An SVG without intrinsic size has no naturalWidth: the defaults are those of CSS.
      size: [image.naturalWidth || image.width || 300, image.naturalHeight || image.height || 150],
      content: { src: image.currentSrc },
      opener: control,
    };
  const diagram = figure?.querySelector('[data-drawing]');
  // Of a diagram's two drawings the stylesheet shows one.
  const svg = [...(diagram?.querySelectorAll('svg') ?? [])].find(
    (drawing) => drawing.getClientRects().length > 0,
  );
  if (!diagram || !svg) return undefined;
  const { width, height } = svg.viewBox.baseVal;
  return {
    name: diagram.getAttribute('aria-label') ?? '',
    caption,
    size: [width, height],
    content: { svg: svg.outerHTML },
    // The diagram's frame is a control too, but not focusable.
    opener: figure?.querySelector<HTMLElement>('button[data-action]') ?? control,
  };
}
