// A mermaid fence, drawn when it comes near the window.
import { useEffect, useMemo, useRef, useState } from 'react';
import { diagramMessages } from '../../core/diagramMessages.ts';
import { readDiagram } from '../../core/markdown/diagram.ts';
import { messages } from '../../core/messages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Diagram.module.css';
import { drawDiagram, findDrawing } from './drawDiagram.ts';
import { findProblem } from './findProblem.ts';
import type { FenceProps } from './LazyFence.tsx';
import { Picture } from './Picture.tsx';
import { useNear } from './useNear.ts';

interface Failure {
  code: string;
  error: unknown;
}

export default function Diagram({ fence: { code, title }, waiting, plain, Large }: FenceProps) {
  const diagram = useMemo(() => readDiagram(code), [code]);
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  // An edited diagram stays on the screen until the new one is drawn.
  const [drawing, setDrawing] = useState(() => findDrawing(code));
  const [lastFailure, setFailure] = useState<Failure>();
  const failure = lastFailure?.code === code ? lastFailure : undefined;

  useEffect(() => {
    if (!isNear || failure !== undefined) return;
    let isStale = false;
    drawDiagram(code, diagram).then(
      (drawn) => !isStale && setDrawing(drawn),
      (error: unknown) => !isStale && setFailure({ code, error }),
    );
    return () => {
      isStale = true;
    };
  }, [code, diagram, isNear, failure]);

  if (failure !== undefined) {
    const problem = findProblem(failure.error, diagram);
    return (
      <>
        <div role="alert" className={styles.problem}>
          {problem.text}
          {problem.canRetry && (
            <Button onClick={() => setFailure(undefined)}>{messages.contentError.retry}</Button>
          )}
        </div>
        {plain}
      </>
    );
  }
  const name = diagram.name ?? title ?? (diagram.kind ? diagramMessages.kinds[diagram.kind] : '');
  return (
    <figure ref={figure} className={styles.figure}>
      {drawing === undefined ? (
        <>
          {waiting}
          <div className={styles.paper}>{code}</div>
        </>
      ) : (
        <Picture {...{ drawing, name, title, Large }} description={diagram.description} />
      )}
    </figure>
  );
}
