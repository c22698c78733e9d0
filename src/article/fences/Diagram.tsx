// A mermaid fence, drawn when it is wanted.
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { diagramMessages } from '../../core/diagramMessages.ts';
import { readDiagram } from '../../core/markdown/diagram.ts';
import { messages } from '../../core/messages.ts';
import { isPrefetchWelcome } from '../../platform/isPrefetchWelcome.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Diagram.module.css';
import { type Drawing, drawDiagram, findDrawing } from './drawDiagram.ts';
import { findProblem } from './findProblem.ts';
import type { FenceProps } from './LazyFence.tsx';
import { Picture } from './Picture.tsx';
import { whenWanted } from './whenWanted.ts';

interface Outcome {
  code: string;
  /** Undefined where it could not be drawn. */
  drawing: Drawing | undefined;
  error?: unknown;
}

export default function Diagram({ fence: { code, title }, waiting, plain, Large }: FenceProps) {
  const diagram = useMemo(() => readDiagram(code), [code]);
  const figure = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState(() => findOutcome(code));
  // An edited diagram stays on the screen until the new one is drawn.
  const isSettled = outcome?.code === code;

  useEffect(() => {
    if (isSettled || figure.current === null) return;
    let isStale = false;
    const draw = () => drawDiagram(code, diagram);
    const prepare = async () => isPrefetchWelcome() && draw();
    // At once: it may be for the paper.
    const settle = (found: Outcome) => isStale || flushSync(() => setOutcome(found));
    const show = () =>
      draw().then(
        (drawing) => void settle({ code, drawing }),
        (error: unknown) => void settle({ code, drawing: undefined, error }),
      );
    const stop = whenWanted(figure.current, { prepare, show });
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
            <Button onClick={() => setOutcome(undefined)}>{messages.contentError.retry}</Button>
          )}
        </div>
        {plain}
      </>
    );
  }
  const name = diagram.name ?? title ?? (diagram.kind ? diagramMessages.kinds[diagram.kind] : '');
  return (
    <figure ref={figure} className={styles.figure}>
      {outcome?.drawing === undefined ? (
        waiting
      ) : (
        <Picture {...{ name, title, Large }} drawing={outcome.drawing} description={diagram.description} />
      )}
    </figure>
  );
}

/** A reader who comes back finds the drawing at once. */
function findOutcome(code: string): Outcome | undefined {
  const drawing = findDrawing(code);
  return drawing && { code, drawing };
}
