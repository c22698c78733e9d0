import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadExtra } from '../../platform/loadPart.ts';

/** What comes once the first page stands; nothing until then. */
export function useLateParts(isLoading: boolean): ReactNode {
  const [Parts, setParts] = useState<ComponentType<{ isLoading: boolean }>>();
  useEffect(() => {
    void loadExtra(() => import(/* webpackChunkName: "late" */ './LateParts.tsx')).then((part) =>
      // In slices, as the page itself was taken over: the reader scrolls meanwhile.
      startTransition(() => setParts(() => part?.default)),
    );
  }, []);
  return Parts && <Parts isLoading={isLoading} />;
}
