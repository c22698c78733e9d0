import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useCache } from '../../content/queries/ContentProvider.tsx';
import { loadExtra } from '../../platform/loadPart.ts';

/** What comes once the first page stands; nothing until then. */
export function useLateParts(isLoading: boolean): ReactNode {
  const [Parts, setParts] = useState<ComponentType<{ isLoading: boolean }>>();
  const cache = useCache();
  useEffect(() => {
    void loadExtra(() => import(/* webpackChunkName: "late" */ './LateParts.tsx')).then((part) =>
      // In slices, as the page itself was taken over: the reader scrolls meanwhile.
      startTransition(() => setParts(() => part?.default)),
    );
  }, []);
  // They read through the cache.
  return Parts && cache && <Parts isLoading={isLoading} />;
}
