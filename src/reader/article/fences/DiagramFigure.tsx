import { type CSSProperties, useId } from 'react';
import { readDiagram } from '../../../core/document/diagram.ts';
import type { Fence } from '../../../core/document/fence.ts';
import { diagramMessages } from '../../../core/i18n/diagramMessages.ts';
import type { Drawing } from '../../../core/site/manifest/drawing.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ArticleAction } from '../actions/actions.ts';
import './drawing.part.css';
import styles from './Diagram.part.module.css';

interface DrawnDiagramProps {
  fence: Pick<Fence, 'code' | 'title'>;
  drawing: Drawing;
}

const ENLARGE = 'enlarge' satisfies ArticleAction;

/** A diagram that is drawn already. */
export function DiagramFigure(drawn: DrawnDiagramProps) {
  return (
    <figure className={styles.figure}>
      <DrawnDiagram {...drawn} />
    </figure>
  );
}

/** A drawing in its frame, which scrolls where it is narrow; a click shows it large. For a figure. */
export function DrawnDiagram({ fence: { code, title }, drawing: { svg, size } }: DrawnDiagramProps) {
  const diagram = readDiagram(code);
  const name = diagram.name ?? title ?? (diagram.kind ? diagramMessages.kinds[diagram.kind] : '');
  const descriptionId = useId();
  return (
    <>
      <div className={styles.surface}>
        <div className={styles.frame} data-region={diagramMessages.scrolls(name)} data-action={ENLARGE}>
          <div
            className={styles.picture}
            // A custom property, which the types do not know.
            style={{ '--width': `${size[0]}px` } as CSSProperties}
            role="img"
            aria-label={name}
            aria-describedby={diagram.description && descriptionId}
            data-drawing={diagram.key}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it was cleaned when it was drawn
            dangerouslySetInnerHTML={{ __html: svg }}
          />
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
