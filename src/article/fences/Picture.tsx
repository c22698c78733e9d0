import { type CSSProperties, useId, useRef, useState } from 'react';
import { diagramMessages } from '../../core/diagramMessages.ts';
import type { LargeImage } from '../elements/LargeImage.tsx';
import { useIsOverflowing } from '../useIsOverflowing.ts';
import styles from './Diagram.module.css';
import type { Drawing } from './drawDiagram.ts';
import { toImageAddress } from './toImageAddress.ts';

interface PictureProps {
  drawing: Drawing;
  name: string;
  title: string | undefined;
  description: string | undefined;
  Large: typeof LargeImage;
}

/** A drawing in its frame, which scrolls where it is narrow; a click shows it large. */
export function Picture({ drawing: { svg, size }, name, title, description, Large }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(frame);
  const descriptionId = useId();
  const [large, setLarge] = useState<string>();
  const open = () => {
    const drawn = frame.current?.querySelector('svg');
    if (drawn) setLarge(toImageAddress(drawn));
  };
  const scrolling = { tabIndex: 0, role: 'group', 'aria-label': diagramMessages.scrolls(name) };
  return (
    <>
      {/* biome-ignore lint/a11y: by keyboard, the button opens it */}
      <div ref={frame} className={styles.frame} onClick={open} {...(isOverflowing && scrolling)}>
        <div
          className={styles.picture}
          // A custom property, which the types do not know.
          style={{ '--width': `${size[0]}px` } as CSSProperties}
          role="img"
          aria-label={name}
          aria-describedby={description && descriptionId}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the library cleans what it draws
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </div>
      <p id={descriptionId} hidden>
        {description}
      </p>
      <figcaption>
        {title}
        <button type="button" className={styles.open} aria-label={diagramMessages.open(name)} onClick={open}>
          {diagramMessages.openShort}
        </button>
      </figcaption>
      {large !== undefined && (
        <Large src={large} alt={name} style={largeStyle(size)} onClose={() => setLarge(undefined)} />
      )}
    </>
  );
}

/** As large as the window lets it, up to twice its size, but no smaller than it is: then the window scrolls. */
function largeStyle([width, height]: Drawing['size']): CSSProperties {
  const fitting = `min(${2 * width}px, 100vw - 2rem, (100vh - 4.5rem) * ${width / height})`;
  return { width: `max(${width}px, ${fitting})`, maxWidth: 'none', maxHeight: 'none' };
}
