// A mermaid fence that the build did not draw: drawn when it is wanted.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDiagram } from '../../../core/document/diagram.ts';
import { messages } from '../../../core/i18n/messages.ts';
import type { Drawing } from '../../../core/site/manifest/drawing.ts';
import { isPrefetchWelcome } from '../../platform/isPrefetchAllowed.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Diagram.part.module.css';
import { DrawnDiagram } from './DiagramFigure.tsx';
import { drawDiagram } from './drawDiagram.ts';
import { recallDrawing } from './drawings.ts';
import { findProblem } from './findProblem.ts';
import type { FenceProps } from './LazyFence.tsx';
import { whenWanted } from './whenWanted.ts';

interface Outcome {
  code: string;
  /** Undefined where it could not be drawn. */
  drawing: Drawing | undefined;
  error?: unknown;
}

export default function Diagram({ fence, waiting, plain }: FenceProps) {
  const { code } = fence;
  const diagram = useMemo(() => readDiagram(code), [code]);
  const place = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState(() => findOutcome(code, diagram.key));
  // An edited diagram stays on the screen until the new one is drawn.
  const isSettled = outcome?.code === code;

  // Before anybody sees it: who prints then is to have it on the paper.
  useLayoutEffect(() => {
    if (isSettled || place.current === null) return;
    let isStale = false;
    const draw = () => drawDiagram(diagram);
    const prepare = async () => isPrefetchWelcome() && draw();
    // At once: it may be for the paper.
    const settle = (found: Outcome) => isStale || flushSync(() => setOutcome(found));
    const show = () =>
      draw().then(
        (drawing) => void settle({ code, drawing }),
        (error: unknown) => void settle({ code, drawing: undefined, error }),
      );
    const stop = whenWanted(place.current, { prepare, show });
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
    <figure ref={place} className={styles.figure}>
      {outcome?.drawing === undefined ? waiting : <DrawnDiagram fence={fence} drawing={outcome.drawing} />}
    </figure>
  );
}

/** A reader who comes back finds the drawing at once. */
function findOutcome(code: string, key: string): Outcome | undefined {
  const drawing = recallDrawing(key);
  return drawing && { code, drawing };
}
