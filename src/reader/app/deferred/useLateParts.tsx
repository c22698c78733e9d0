import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { useCache } from '../../content/queries/ContentProvider.tsx';
import { loadPart } from '../../platform/loadPart.ts';
import { rootData } from '../../store/rootData.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';

/** The parts of the application that load after the first page; nothing until then. */
export function useLateParts(isLoading: boolean): ReactNode {
  const [Parts, setParts] = useState<ComponentType<{ isLoading: boolean }>>();
  const [isMissed, setIsMissed] = useState(false);
  const cache = useCache();
  const load = useCallback(async () => {
    const part = await loadPart(() => import(/* webpackChunkName: "late" */ './DeferredFeatures.tsx'));
    // In slices, as the page itself was taken over: the reader scrolls meanwhile.
    startTransition(() => setParts(() => part.default));
    return { default: () => null };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation retries a failed load
  useEffect(() => {
    if (Parts) return;
    load().catch(() => {
      const root = rootData();
      // A press that waits for these parts gets an error with a retry; later presses are not recorded any more.
      setIsMissed(root.pressed !== undefined);
      delete root.early;
    });
  }, [isLoading]);
  // They read through the cache.
  if (Parts) return cache && <Parts isLoading={isLoading} />;
  return isMissed && <LazyPart load={load} given={{}} words={messages.lazyPart} />;
}
