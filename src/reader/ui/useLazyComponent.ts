import { type ComponentType, useEffect, useState } from 'react';
import { loadExtra } from '../platform/loadPart.ts';

/**
 * A component that is loaded once `isWanted` is true; undefined before.
 * @param load must be a stable function, for it is a dependency of the effect
 */
export function useLazyComponent<P = object>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    if (isWanted) void loadExtra(load).then((part) => setPart(() => part?.default));
  }, [isWanted, load]);
  return isWanted ? Part : undefined;
}
