import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useCache } from '../../content/queries/ContentProvider.tsx';
import { loadPart } from '../../platform/loadPart.ts';

/** What comes once the first page stands; nothing until then. */
export function useLateParts(isLoading: boolean): ReactNode {
  const [Parts, setParts] = useState<ComponentType<{ isLoading: boolean }>>();
  const cache = useCache();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the next page
  useEffect(() => {
    if (Parts) return;
    loadPart(() => import(/* webpackChunkName: "late" */ './LateParts.tsx')).then(
      // In slices, as the page itself was taken over: the reader scrolls meanwhile.
      (part) => startTransition(() => setParts(() => part.default)),
      // It brings the words for what is missing itself.
      () => {},
    );
  }, [isLoading]);
  // They read through the cache.
  return Parts && cache && <Parts isLoading={isLoading} />;
}
