import { type CSSProperties, useId } from 'react';
import { diagramMessages } from '#i18n/diagramMessages';
import { readDiagram } from '../../../core/document/diagram.ts';
import type { Fence } from '../../../core/document/fence.ts';
import type { Drawing, RenderedDiagram } from '../../../core/site/manifest/prerenderWorker.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ArticleAction } from '../actions/actions.ts';
import './diagramSvg.part.css';
import styles from './Diagram.part.module.css';

interface DiagramContentProps {
  fence: Pick<Fence, 'code' | 'title'>;
  drawing: RenderedDiagram;
}

const ENLARGE = 'enlarge' satisfies ArticleAction;

/** A figure with a cached diagram. */
export function DiagramFigure(props: DiagramContentProps) {
  return (
    <figure className={styles.figure}>
      <DiagramContent {...props} />
    </figure>
  );
}

/**
 * Content of a diagram's `figure`: an element that scrolls on narrow viewports, and a button that opens the lightbox.
 */
export function DiagramContent({ fence: { code, title }, drawing }: DiagramContentProps) {
  const diagram = readDiagram(code);
  const name = diagram.name ?? title ?? (diagram.kind ? diagramMessages.kinds[diagram.kind] : '');
  const descriptionId = useId();
  return (
    <>
      <div className={styles.surface}>
        <div className={styles.frame} data-region={diagramMessages.scrolls(name)} data-action={ENLARGE}>
          <div
            role="img"
            aria-label={name}
            aria-describedby={diagram.description && descriptionId}
            data-drawing={diagram.key}
          >
            {drawing.wide && <Picture drawing={drawing.wide} isWide />}
            <Picture drawing={drawing} />
          </div>
        </div>
        <button
          type="button"
          className={styles.open}
          aria-label={diagramMessages.open(name)}
          title={diagramMessages.openShort}
          data-action={ENLARGE}
        >
          <Icon name="expand" />
        </button>
      </div>
      {diagram.description && (
        <p id={descriptionId} hidden>
          {diagram.description}
        </p>
      )}
      {title && <figcaption>{title}</figcaption>}
    </>
  );
}

/** A drawing for all viewports, or for wide ones only: feeds and readers without the stylesheet have one of the two. */
function Picture({ drawing: { svg, size }, isWide = false }: { drawing: Drawing; isWide?: boolean }) {
  return (
    <div
      className={isWide ? `${styles.picture} ${styles.wide}` : styles.picture}
      hidden={isWide}
      // Type assertion: React's types lack custom properties.
      style={{ '--width': `${size[0]}px`, '--height': `${size[1]}px` } as CSSProperties}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitized when it was rendered
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
