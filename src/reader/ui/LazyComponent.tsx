import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { addListener } from '../platform/listen.ts';
import { Button } from './Button.tsx';

export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

interface LazyPartProps<P> {
  /** Loads the component. Must be a stable function, because it is a dependency of the effect. */
  load: LoadPart<P>;
  /** Props of the component. */
  given: P;
  words: { loading: string; failed: string; retry: string };
  /** Fallback while the chunk loads; default: `words.loading`. */
  waiting?: ReactNode;
  /** Wraps what is shown until the chunk has loaded. */
  frame?: (content: ReactNode) => ReactNode;
  /** Content below the error message if the chunk fails to load. */
  instead?: ReactNode;
  /** A number of requests: another number loads the chunk again. */
  asked?: number;
}

/**
 * Renders a component of a lazy chunk. If the chunk fails to load, a button and the `online` event retry (specification,
 * section 8).
 */
export function LazyComponent<P extends object>({
  load,
  given,
  words,
  waiting,
  frame = (content) => content,
  instead,
  asked,
}: LazyPartProps<P>) {
  const [part, setPart] = useState<{ Part?: ComponentType<P>; hasFailed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isStale = false;
    const show = (found: typeof part) => {
      if (!isStale) setPart(found);
    };
    load().then(
      ({ default: Part }) => show({ Part }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isStale = true;
    };
  }, [load, attempt, asked]);

  const retry = () => {
    setPart({});
    setAttempt(attempt + 1);
  };
  useLayoutEffect(() => {
    if (part.hasFailed) return addListener(window, ['online'], retry);
  });

  if (part.Part !== undefined) return <part.Part {...given} />;
  if (!part.hasFailed)
    return frame(
      waiting ?? (
        <p role="status" data-pending="">
          {words.loading}
        </p>
      ),
    );
  return frame(
    <>
      <div role="alert">
        <p>{words.failed}</p>
        <Button onClick={retry}>{words.retry}</Button>
      </div>
      {instead}
    </>,
  );
}
