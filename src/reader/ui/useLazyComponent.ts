import { type ComponentType, useEffect, useState } from 'react';
import { loadOptionalChunk } from '../platform/loadChunk.ts';

/**
 * Loads a component when `isWanted` is true; undefined until then, while it loads, and if it fails to load.
 * @param load loads the component; must be a stable function, because it is a dependency of the effect
 */
export function useLazyComponent<P = object>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    if (isWanted) void loadOptionalChunk(load).then((part) => setPart(() => part?.default));
  }, [isWanted, load]);
  return isWanted ? Part : undefined;
}
