import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { listen } from '../platform/listen.ts';
import { Button } from './Button.tsx';

export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

interface LazyPartProps<P> {
  /** Loads the component; must be the same function each time. */
  load: LoadPart<P>;
  /** What the component is given. */
  given: P;
  words: { loading: string; failed: string; retry: string };
  /** Stands in while it is loaded; else the words do. */
  waiting?: ReactNode;
  /** Stands in below the words where it could not be loaded. */
  instead?: ReactNode;
  /** How often it has been asked for: where it could not be loaded, asking again loads again. */
  asked?: number;
}

/** A part of the page that is loaded when it is first needed. Where that fails, a button tries again, and the network when it is back (site-spec §8). */
export function LazyPart<P extends object>({
  load,
  given,
  words,
  waiting,
  instead,
  asked,
}: LazyPartProps<P>) {
  const [part, setPart] = useState<{ Part?: ComponentType<P>; hasFailed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isGone = false;
    const show = (found: typeof part) => {
      if (!isGone) setPart(found);
    };
    load().then(
      ({ default: Part }) => show({ Part }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt, asked]);

  const retry = () => {
    setPart({});
    setAttempt(attempt + 1);
  };
  useLayoutEffect(() => {
    if (part.hasFailed) return listen(window, ['online'], retry);
  });

  if (part.Part !== undefined) return <part.Part {...given} />;
  if (!part.hasFailed)
    return (
      waiting ?? (
        <p role="status" data-pending="">
          {words.loading}
        </p>
      )
    );
  return (
    <>
      <div role="alert">
        <p>{words.failed}</p>
        <Button onClick={retry}>{words.retry}</Button>
      </div>
      {instead}
    </>
  );
}
