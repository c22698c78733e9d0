// A diagram that was not prerendered: the browser renders it when it scrolls near the viewport.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { diagramMessages } from '#i18n/diagramMessages';
import { messages } from '#i18n/messages';
import {
  type DiagramSource as DiagramText,
  findErrorLine,
  readDiagram,
} from '../../../core/document/diagram.ts';
import type { RenderedDiagram } from '../../../core/site/manifest/prerenderWorker.ts';
import { isPrefetchAllowed } from '../../platform/isPrefetchAllowed.ts';
import { isChunkError } from '../../platform/loadChunk.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Diagram.part.module.css';
import { DiagramContent } from './DiagramFigure.tsx';
import { getCachedDiagram } from './diagramCache.ts';
import type { FenceProps } from './LazyFence.tsx';
import { renderDiagram } from './renderDiagram.ts';
import { scheduleRender } from './scheduleRender.ts';

interface Outcome {
  code: string;
  /** Undefined if rendering failed. */
  drawing: RenderedDiagram | undefined;
  error?: unknown;
}

export default function Diagram({ fence, waiting, plain }: FenceProps) {
  const { code } = fence;
  const diagram = useMemo(() => readDiagram(code), [code]);
  const figure = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState(() => findOutcome(code, diagram.key));
  // False after an edit: the old diagram stays until the new code has been rendered.
  const isSettled = outcome?.code === code;

  // In a layout effect, so that the listeners are registered before a print event that follows the first paint.
  useLayoutEffect(() => {
    if (isSettled || figure.current === null) return;
    let isStale = false;
    const draw = () => renderDiagram(diagram);
    const prepare = async () => isPrefetchAllowed() && draw();
    // flushSync, because printing does not wait for an asynchronous render.
    const settle = (found: Outcome) => isStale || flushSync(() => setOutcome(found));
    const show = () =>
      draw().then(
        (drawing) => void settle({ code, drawing }),
        (error: unknown) => void settle({ code, drawing: undefined, error }),
      );
    const stop = scheduleRender(figure.current, { prepare, show });
    return () => {
      isStale = true;
      stop();
    };
  }, [code, diagram, isSettled]);

  if (isSettled && outcome.drawing === undefined) {
    const problem = findProblem(outcome.error, diagram);
    return (
      <>
        <div role="alert" className={styles.problem}>
          {problem.text}
          {problem.canRetry && (
            <Button onClick={() => setOutcome(undefined)}>{messages.lazyPart.retry}</Button>
          )}
        </div>
        {plain}
      </>
    );
  }
  return (
    <figure ref={figure} className={styles.figure}>
      {outcome?.drawing === undefined ? waiting : <DiagramContent fence={fence} drawing={outcome.drawing} />}
    </figure>
  );
}

function findOutcome(code: string, key: string): Outcome | undefined {
  const drawing = getCachedDiagram(key);
  return drawing && { code, drawing };
}

export interface DiagramProblem {
  text: string;
  /** Whether a retry may succeed, since a chunk failed to load. */
  canRetry: boolean;
}

/** The message for a diagram that failed to render. */
export function findProblem(error: unknown, diagram: DiagramText): DiagramProblem {
  if (diagram.kind === undefined) return { text: diagramMessages.unknownKind, canRetry: false };
  if (!(error instanceof Error)) return { text: diagramMessages.broken, canRetry: false };
  if (isChunkError(error)) return { text: diagramMessages.notLoaded, canRetry: true };
  const line = findErrorLine(error.message);
  const text =
    line === undefined ? diagramMessages.broken : diagramMessages.brokenLine(diagram.toSourceLine(line));
  return { text, canRetry: false };
}
