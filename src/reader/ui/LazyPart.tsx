import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { addListener } from '../platform/listen.ts';
import { Button } from './Button.tsx';

export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

interface LazyPartProps<P> {
  /** Loads the component; must be a stable function, for it is a dependency of the effect. */
  load: LoadPart<P>;
  /** Props of the component. */
  given: P;
  words: { loading: string; failed: string; retry: string };
  /** Fallback while it loads; default: `words.loading`. */
  waiting?: ReactNode;
  /** Content below the error message after a failure. */
  instead?: ReactNode;
  /** A counter: another value retries after a failure. */
  asked?: number;
}

/**
 * A component in a lazy chunk. After a failure a button retries, and so does the `online` event (site-spec
 * §8).
 */
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
    if (part.hasFailed) return addListener(window, ['online'], retry);
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
